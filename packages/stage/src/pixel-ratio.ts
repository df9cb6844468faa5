/** Calls back when the window has moved to a screen with other pixels, or was zoomed. @returns stops watching */
export function watchPixelRatio(onChange: () => void): () => void {
  let query: MediaQueryList | undefined;
  const follow = () => {
    // A query asks for one ratio: another ratio needs another query.
    query?.removeEventListener('change', changed);
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', changed);
  };
  const changed = () => {
    follow();
    onChange();
  };
  follow();
  return () => query?.removeEventListener('change', changed);
}
