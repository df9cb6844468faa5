import { useTranslation } from 'react-i18next';
import { placeOf } from '../screen/board-fields.ts';
import { PLACES } from './board.ts';

/** Says where a pane lies and which one it is: 'Row 2, column 3: piece 7, in place'. Pieces are counted from 1, row by row. */
export function usePieceName(): (place: number, piece: number | null) => string {
  const { t } = useTranslation('games');
  return (place, piece) => {
    const at = placeOf(PLACES, place);
    if (piece === null) return t('puzzle.piece.hidden', at);
    return t(piece === place ? 'puzzle.piece.home' : 'puzzle.piece.away', { ...at, piece: piece + 1 });
  };
}
