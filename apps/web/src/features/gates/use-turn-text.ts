import type { Gate } from '@star-seekers/contracts';
import { useTranslation } from 'react-i18next';

/** Says what would turn a gate. */
export function useTurnText(): (gate: Gate) => string {
  const { t } = useTranslation(['leaderboard', 'common']);
  return ({ turn }) => {
    if (!turn) return t('gates.turn.free');
    const values = { side: t(`common:factions.${turn.side}`), missing: turn.missing };
    return turn.golds === null
      ? t('gates.turn.better', values)
      : t('gates.turn.golds', { ...values, count: turn.golds });
  };
}
