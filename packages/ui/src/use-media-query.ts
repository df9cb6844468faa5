import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, now and whenever that changes. */
export function useMediaQuery(query: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}

/** A phone upright, as `run-screen.module.css` of the games has it. */
export const UPRIGHT_PHONE = '(max-width: 40rem) and (orientation: portrait)';
