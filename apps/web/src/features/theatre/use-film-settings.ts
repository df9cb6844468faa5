import { useDetail, useReducedMotion } from '../settings/settings-store.ts';
import type { FilmBoardProps } from './film-board.tsx';

/** How films are drawn on this device. */
export function useFilmSettings(): FilmBoardProps['settings'] {
  const reducedMotion = useReducedMotion();
  const detail = useDetail();
  return { motion: reducedMotion ? 'reduced' : 'full', detail };
}
