import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; updates on changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** A phone in portrait orientation. Keep in sync with `run-screen.module.css` of the games. */
export const UPRIGHT_PHONE = '(max-width: 40rem) and (orientation: portrait)';
