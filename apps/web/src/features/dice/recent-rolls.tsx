import type { DiceRoll } from '@star-seekers/contracts';
import type { CheckedRoll } from '@star-seekers/contracts/check-rolls';
import { DICE_HISTORY_LENGTH } from '@star-seekers/contracts/dice';
import type { UseQueryResult } from '@tanstack/react-query';
import { BadgeAlert, BadgeCheck, Dices } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { absoluteTime } from '../../i18n/absolute-time.ts';
import { relativeTime } from '../../i18n/relative-time.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryError } from '../../shell/query-error.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import type { FaceValue } from './die/faces.ts';
import { DieFace } from './die-face.tsx';
import styles from './recent-rolls.module.css';
import { useNow } from '../../ui/use-now.ts';

export interface RecentRollsProps {
  readonly rolls: UseQueryResult<readonly DiceRoll[]>;
  /** The rolls that this page has checked, by number. */
  readonly checked: ReadonlyMap<number, CheckedRoll> | undefined;
}

/** The last ten rolls, newest first. */
export function RecentRolls({ rolls, checked }: RecentRollsProps) {
  const { t } = useTranslation('dice');
  return (
    <Panel as="section" aria-labelledby="dice-rolls" className={styles.card}>
      <header className={styles.header}>
        <h2 id="dice-rolls" className={styles.title}>
          {t('rolls.title')}
        </h2>
        <p className={styles.caption}>{t('rolls.caption', { count: DICE_HISTORY_LENGTH })}</p>
      </header>
      {content()}
    </Panel>
  );

  function content() {
    if (rolls.isPending) return <LoadingRolls />;
    if (rolls.data && rolls.data.length > 0) return <RollList rolls={rolls.data} checked={checked} />;
    if (rolls.error) return <QueryError query={rolls} title={t('rolls.error')} />;
    return <EmptyState icon={<Dices />} title={t('rolls.emptyTitle')} message={t('rolls.emptyMessage')} />;
  }
}

function RollList({ rolls, checked }: { readonly rolls: readonly DiceRoll[] } & Pick<RecentRollsProps, 'checked'>) {
  const { t, i18n } = useTranslation('dice');
  const now = useNow(30_000);
  return (
    <ol className={styles.list}>
      {rolls.map(({ number, value, credits, rolledAt }) => (
        <li key={number} className={styles.roll}>
          <DieFace value={value as FaceValue} />
          <span className={styles.credits}>
            <VisuallyHidden>{t('rolls.rolled', { value })}, </VisuallyHidden>
            {t('result.credits', { count: credits })}
            <CheckState state={checked?.get(number)?.state} />
          </span>
          <time className={styles.time} dateTime={new Date(rolledAt).toISOString()}>
            <span>{relativeTime(rolledAt, now, i18n.language)}</span>
            <span className={styles.date}>{absoluteTime(rolledAt, i18n.language)}</span>
          </time>
        </li>
      ))}
    </ol>
  );
}

/** What the check of a roll has come to. */
function CheckState({ state }: { readonly state: CheckedRoll['state'] | undefined }) {
  const { t } = useTranslation('dice');
  if (!state) return null;
  const Icon = state === 'wrong' ? BadgeAlert : state === 'matches' ? BadgeCheck : undefined;
  return (
    <span className={styles.state} data-state={state}>
      {Icon && <Icon aria-hidden="true" />}
      {t(`fair.state.${state}`)}
    </span>
  );
}

function LoadingRolls() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.list} role="status" aria-label={t('states.loading')}>
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className={styles.roll}>
          <Skeleton width="2rem" height="2rem" />
          <Skeleton width="5rem" />
          <Skeleton width="7rem" className={styles.time} />
        </div>
      ))}
    </div>
  );
}
