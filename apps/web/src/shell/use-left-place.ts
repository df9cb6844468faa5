import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Whoever does one of these no longer waits for the old place. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Leads back to where a page was left, as soon as its lists make it as long as it was. The router scrolls at once, when they are not there
 * yet.
 */
export function useLeftPlace(): void {
  const { key, pathname, search } = useLocation();
  const isBack = useNavigationType() === 'POP';
  // The first location of every document has the same key.
  const entry = `left-place ${key === 'default' ? pathname + search : key}`;
  useLayoutEffect(() => {
    const top = isBack ? placeOf(entry) : 0;
    const stop = top > 0 ? scrollWhenLong(top) : undefined;
    return () => {
      stop?.();
      storePlace(entry, window.scrollY);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- how the page was reached counts when it opens
  }, [entry]);
}

function placeOf(entry: string): number {
  try {
    return Number(sessionStorage.getItem(entry));
  } catch {
    return 0;
  }
}

function storePlace(entry: string, top: number): void {
  try {
    sessionStorage.setItem(entry, String(Math.round(top)));
  } catch {
    // Storage is refused or full: the page opens at its top.
  }
}

/** @returns gives up */
function scrollWhenLong(top: number): () => void {
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return;
    window.scrollTo(0, top);
    stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  };
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}
