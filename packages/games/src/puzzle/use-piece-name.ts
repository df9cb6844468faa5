import { useTranslation } from 'react-i18next';
import { placeOf } from '@star-seekers/stage/screen/board-fields.ts';
import { PLACES } from './board.ts';

/** Returns a function that names a pane: 'Row 2, column 3: piece 7, in place'. Pieces are numbered from 1 in reading order. */
export function usePieceName(): (place: number, piece: number | null) => string {
  const { t } = useTranslation('games');
  return (place, piece) => {
    const at = placeOf(PLACES, place);
    if (piece === null) return t('puzzle.piece.hidden', at);
    return t(piece === place ? 'puzzle.piece.home' : 'puzzle.piece.away', { ...at, piece: piece + 1 });
  };
}
