import type { StageSettings } from './game-view.ts';

/** Pixels of the canvas for one logical pixel. Few steps, so that a resize seldom makes new buffers. */
export type Resolution = 0.5 | 0.75 | 1 | 1.5 | 2;

/**
 * The smallest resolution that keeps the picture sharp; half of it at reduced detail.
 * @param shownWidth width on the page in CSS pixels
 * @param logicalWidth width of the game's canvas in logical pixels
 */
export function resolutionFor(
  shownWidth: number,
  logicalWidth: number,
  devicePixelRatio: number,
  detail: StageSettings['detail'],
): Resolution {
  const wanted = (shownWidth * devicePixelRatio) / logicalWidth;
  const reduced = detail === 'reduced';
  if (wanted <= 1) return reduced ? 0.5 : 1;
  if (wanted <= 1.5) return reduced ? 0.75 : 1.5;
  return reduced ? 1 : 2;
}
