// Formats a duration in the largest whole unit.
import { say } from "../i18n/texts.svelte";

const UNITS = [
  ["days", 86_400],
  ["hours", 3600],
  ["minutes", 60],
  ["seconds", 1],
] as const;

export function formatDuration(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? ["seconds", 1];
  return say(`page-home-${unit}`, { n: seconds / size });
}
