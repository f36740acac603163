// Formats seconds as a clock does: 4:05, 1:02:30.
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const two = (n: number) => String(Math.floor(n)).padStart(2, "0");
  const hours = Math.floor(left / 3600);
  return hours ? `${hours}:${two((left % 3600) / 60)}:${two(left % 60)}` : `${Math.floor(left / 60)}:${two(left % 60)}`;
}
