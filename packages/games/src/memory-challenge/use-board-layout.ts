import { UPRIGHT_PHONE, useMediaQuery } from '@star-seekers/ui/use-media-query';
import { type BoardLayout, UPRIGHT, WIDE } from './board.ts';

/** The layout for the current window. */
export function useBoardLayout(): BoardLayout {
  return useMediaQuery(UPRIGHT_PHONE) ? UPRIGHT : WIDE;
}
