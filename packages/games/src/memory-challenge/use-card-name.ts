import { useTranslation } from 'react-i18next';
import { placeOf } from '../screen/board-fields.ts';
import { faceName } from './pictures.ts';
import { useBoardLayout } from './use-board-layout.ts';

/** Says where a card lies and what it shows: 'Row 2, column 3: Ion Anchor'. Names are the codex's, in English. */
export function useCardName(): (card: number, face: number | null, matched?: boolean) => string {
  const { t } = useTranslation('games');
  const layout = useBoardLayout();
  return (card, face, matched = false) => {
    const place = placeOf(layout, card);
    if (face === null) return t('memory-challenge.card.down', place);
    const shown = { ...place, name: faceName(face) };
    return matched ? t('memory-challenge.card.matched', shown) : t('memory-challenge.card.up', shown);
  };
}
