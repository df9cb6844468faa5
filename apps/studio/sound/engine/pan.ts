/** Gains of both sides for a position from −1 (left) to 1 (right), at equal power. */
export function panGains(place: number): readonly [left: number, right: number] {
  const angle = ((place + 1) * Math.PI) / 4;
  return [Math.cos(angle) * Math.SQRT2, Math.sin(angle) * Math.SQRT2];
}
