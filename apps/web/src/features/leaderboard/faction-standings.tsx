import type { FactionRow } from '@star-seekers/contracts';
import { numberFormat } from '@star-seekers/ui/number-format';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { QueryError } from '../../shell/query-error.tsx';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './faction-standings.module.css';

/** Total, average and players of the three factions (`P2.62`), with each one's share of the total. */
export function FactionStandings({ factions }: { readonly factions: UseQueryResult<readonly FactionRow[]> }) {
  const { t } = useTranslation('leaderboard');
  const rows = factions.data;
  const sum = rows?.reduce((total, { totalPoints }) => total + totalPoints, 0) ?? 0;
  const highest = Math.max(1, ...(rows?.map(({ totalPoints }) => totalPoints) ?? []));
  return (
    <section aria-label={t('factions.title')} aria-busy={factions.isPending} className={styles.standings}>
      <h2 className={styles.title}>{t('factions.title')}</h2>
      {factions.isError && !rows ? (
        <QueryError query={factions} title={t('factions.error')} />
      ) : (
        <ul className={styles.cards}>
          {(['oni', 'mud', 'ustur'] as const).map((faction) => {
            const row = rows?.find((candidate) => candidate.faction === faction);
            return (
              <FactionCard
                key={faction}
                faction={faction}
                row={row}
                share={row && sum > 0 ? row.totalPoints / sum : 0}
                leading={row?.totalPoints === highest}
              />
            );
          })}
        </ul>
      )}
    </section>
  );
}

interface FactionCardProps {
  readonly faction: FactionRow['faction'];
  /** Undefined while loading. */
  readonly row: FactionRow | undefined;
  /** Share of all factions' points, 0 to 1. */
  readonly share: number;
  readonly leading: boolean;
}

function FactionCard({ faction, row, share, leading }: FactionCardProps) {
  const { t, i18n } = useTranslation(['leaderboard', 'common']);
  const format = numberFormat(i18n.language, { maximumFractionDigits: 1 });
  const figures = [
    { label: t('factions.total'), value: row?.totalPoints },
    { label: t('factions.average'), value: row?.average },
    { label: t('factions.players'), value: row?.players },
  ];
  return (
    <Panel as="li" padding="sm" className={styles.card} data-faction-scope={faction}>
      <FactionEmblem faction={faction} size="3.25rem" />
      <div>
        <h3 className={styles.name}>{t(`common:factions.${faction}`)}</h3>
        <p className={styles.role}>{t(`common:factionRoles.${faction}`)}</p>
      </div>
      {leading && <Badge tone="gold">{t('factions.leading')}</Badge>}
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.share} style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === undefined ? <Skeleton width="3.5rem" /> : format.format(value)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
