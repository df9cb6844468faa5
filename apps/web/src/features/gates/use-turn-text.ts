import type { Gate } from '@star-seekers/contracts';
import { useTranslation } from 'react-i18next';

/** Says what would turn a gate. @param isLate what is left of the month is too short for the reader: no run of theirs could */
export function useTurnText(isLate = false): (gate: Gate) => string {
  const { t } = useTranslation(['leaderboard', 'common']);
  return ({ turn }) => {
    if (!turn) return t(isLate ? 'gates.turn.none' : 'gates.turn.free');
    const values = { side: t(`common:factions.${turn.side}`), missing: turn.missing };
    return turn.golds === null
      ? t('gates.turn.better', values)
      : t('gates.turn.golds', { ...values, count: turn.golds });
  };
}
