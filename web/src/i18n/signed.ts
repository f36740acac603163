/** A minus sign as wide as a plus. */
export function formatSigned(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}
