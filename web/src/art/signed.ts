/** A minus sign as wide as a plus. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}
