import type { GatesMeAnswer } from '@star-seekers/contracts';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './own-part.module.css';

/** For whom the player fights this month, and on how many of the needed days a run has counted. */
export function OwnPart({ part: { side, days, daysNeeded } }: { readonly part: GatesMeAnswer }) {
  const { t } = useTranslation(['leaderboard', 'common']);
  const left = Math.max(0, daysNeeded - days);
  return (
    <Panel
      as="section"
      padding="sm"
      className={styles.part}
      data-faction-scope={side ?? 'none'}
      aria-label={t('gates.own.title')}
    >
      <FactionEmblem faction={side ?? 'none'} size="2.75rem" />
      <div className={styles.words}>
        <p className={styles.side}>
          {side ? t('gates.own.side', { side: t(`common:factions.${side}`) }) : t('gates.own.noSide')}
        </p>
        <p className={styles.days}>{left === 0 ? t('gates.own.counts') : t('gates.own.daysLeft', { count: left })}</p>
      </div>
      <span
        className={styles.pips}
        role="img"
        aria-label={t('gates.own.days', { count: Math.min(days, daysNeeded), of: daysNeeded })}
      >
        {Array.from({ length: daysNeeded }, (_, index) => (
          <span key={index} className={styles.pip} data-done={index < days ? '' : undefined}>
            {index < days && <Check size="1rem" aria-hidden="true" />}
          </span>
        ))}
      </span>
    </Panel>
  );
}
