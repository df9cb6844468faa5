import { placeOf } from '@star-seekers/stage/screen/board-fields.ts';
import { UPRIGHT_PHONE, useMediaQuery } from '@star-seekers/ui/use-media-query';
import { useTranslation } from 'react-i18next';
import { type BoardLayout, UPRIGHT, WIDE } from './board.ts';
import { faceName } from './pictures.ts';

/** Returns a function that names a card: 'Row 2, column 3: Ion Anchor'. Names of pictures are the codex's, in English. */
export function useCardName(): (card: number, face: number | null, matched?: boolean) => string {
  const { t } = useTranslation('games');
  const layout = useBoardLayout();
  return (card, face, matched = false) => {
    const place = placeOf(layout, card);
    if (face === null) return t('memory-challenge.card.down', place);
    return t(`memory-challenge.card.${matched ? 'matched' : 'up'}`, { ...place, name: faceName(face) });
  };
}

/** The layout for the current window. */
export function useBoardLayout(): BoardLayout {
  return useMediaQuery(UPRIGHT_PHONE) ? UPRIGHT : WIDE;
}
