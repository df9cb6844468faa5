/** A colour at a share of its light. */
export function shade(color: number, light: number): number {
  const channel = (shift: number) => Math.round(((color >> shift) & 0xff) * light) << shift;
  return channel(16) | channel(8) | channel(0);
}
