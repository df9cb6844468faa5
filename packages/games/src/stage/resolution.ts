/** Pixels of the canvas for one logical pixel. Few steps, so that a resize seldom makes new buffers. */
export type Resolution = 1 | 1.5 | 2;

/**
 * The smallest resolution that keeps the picture sharp.
 * @param shownWidth width on the page in CSS pixels
 * @param logicalWidth width of the game's canvas in logical pixels
 */
export function resolutionFor(shownWidth: number, logicalWidth: number, devicePixelRatio: number): Resolution {
  const wanted = (shownWidth * devicePixelRatio) / logicalWidth;
  if (wanted <= 1) return 1;
  return wanted <= 1.5 ? 1.5 : 2;
}
