import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether a media query matches; updates on changes. */
export function useMediaQuery(query: string): boolean {
  const list = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}

/** A phone in portrait orientation. Keep in sync with `run-screen.module.css` of the games. */
export const UPRIGHT_PHONE = '(max-width: 40rem) and (orientation: portrait)';
