/** Exit code of `vitest` when a page has stopped drawing: only a new browser helps. */
export const STOPPED_DRAWING = 75;

/** The part of `Window` that the watch uses. */
export interface DrawingPage {
  requestAnimationFrame(callback: () => void): unknown;
  setInterval(check: () => void, ms: number): unknown;
}

const CHECK_MS = 10_000;

/** In a row. A busy page's timers are late too, so a slow machine alone does not reach this number. */
const CHECKS_WITHOUT_FRAME = 6;

/**
 * Calls `onStopped` once when the page draws no frame for a minute although its timers run. Chromium sometimes stops drawing a
 * page for good; a test that waits for a frame in it (as `page.viewport` of Vitest does) would never end.
 */
export function watchFrames(page: DrawingPage, onStopped: () => void): void {
  let checks = 0;
  const requestFrame = () => page.requestAnimationFrame(() => (checks = -1));
  requestFrame();
  page.setInterval(() => {
    if (checks === -1) {
      checks = 0;
      requestFrame();
    } else if (++checks === CHECKS_WITHOUT_FRAME) onStopped();
  }, CHECK_MS);
}
