import { UPRIGHT_PHONE, useMediaQuery } from '@star-seekers/ui/use-media-query';
import { type BoardLayout, UPRIGHT, WIDE } from './board.ts';

/** The table that suits the window as it is now. */
export function useBoardLayout(): BoardLayout {
  return useMediaQuery(UPRIGHT_PHONE) ? UPRIGHT : WIDE;
}
