/** Seconds until a fade has to begin, to end on a bar line. @param positionS from the first bar, however often the track has repeated */
export function untilFadeToBarLine(positionS: number, barS: number, fadeS: number): number {
  return barS - ((positionS + fadeS) % barS);
}
