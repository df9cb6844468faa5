import { catalog } from '@star-seekers/games/catalog';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { monthName } from '../../i18n/month-name.ts';
import { Panel } from '../../ui/panel.tsx';
import { Select } from '../../ui/select.tsx';
import { type RunsFilter, monthsSince } from './runs-filter.ts';
import styles from './runs-filters.module.css';
import { playerPlotQuery } from './runs-queries.ts';

export interface RunsFiltersProps {
  readonly userId: string;
  readonly filter: RunsFilter;
  readonly now: number;
  readonly onChange: (part: Partial<RunsFilter>) => void;
}

/** The value of a select that filters nothing. */
const ALL = '';

const EVERYTHING: RunsFilter = { gameId: undefined, standing: undefined, month: undefined };

/** Filters by game, by what counts, and by month. */
export function RunsFilters({ userId, filter, now, onChange }: RunsFiltersProps) {
  const { t, i18n } = useTranslation(['runs', 'catalog']);
  const everything = useQuery(playerPlotQuery(userId, EVERYTHING));
  const first = Math.min(now, ...(everything.data ?? []).map(({ points }) => points[0]?.finishedAt ?? now));
  const months = new Set([...monthsSince(first, now), ...(filter.month === undefined ? [] : [filter.month])]);
  return (
    <Panel as="section" className={styles.filters} aria-label={t('filters.title')}>
      <Select
        label={t('filters.game')}
        value={filter.gameId === undefined ? ALL : String(filter.gameId)}
        onValueChange={(id) => onChange({ gameId: id === ALL ? undefined : Number(id) })}
        items={[
          { value: ALL, label: t('filters.allGames') },
          ...catalog.map(({ id, slug }) => ({ value: String(id), label: t(`catalog:${slug}.card`) })),
        ]}
      />
      <Select<string>
        label={t('filters.standing')}
        value={filter.standing ?? ALL}
        onValueChange={(value) => onChange({ standing: value === 'counts' || value === 'history' ? value : undefined })}
        items={[
          { value: ALL, label: t('filters.all') },
          { value: 'counts', label: t('filters.counts') },
          { value: 'history', label: t('filters.history') },
        ]}
      />
      <Select
        label={t('filters.month')}
        value={filter.month ?? ALL}
        onValueChange={(month) => onChange({ month: month === ALL ? undefined : month })}
        items={[
          { value: ALL, label: t('filters.allMonths') },
          ...[...months].map((month) => ({ value: month, label: monthName(month, i18n.language) })),
        ]}
      />
    </Panel>
  );
}
