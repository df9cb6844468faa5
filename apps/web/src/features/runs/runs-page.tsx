import type { PlayerPlot, User } from '@star-seekers/contracts';
import { catalog } from '@star-seekers/games/catalog';
import { dateFormat } from '@star-seekers/ui/date-format';
import { Button } from '@star-seekers/ui/button';
import { numberFormat } from '@star-seekers/ui/number-format';
import { useQuery } from '@tanstack/react-query';
import { FolderOpen, LogIn, Play } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { monthName } from '../../i18n/month-name.ts';
import { useKnownGames } from '../../shell/use-known-games.ts';
import { QueryError } from '../../shell/query-error.tsx';
import { serverNow } from '../../shell/server-clock.ts';
import { useLeftPlace } from '../../shell/use-left-place.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { Collection } from '../commendations/collection.tsx';
import { useSession } from '../session/session.ts';
import { bestOf, plottedRuns } from './plot-scale.ts';
import { type RunsFilter, monthsSince, readRunsFilter, runsSearch } from './runs-filter.ts';
import { RunsList, RunsListSkeleton } from './runs-list.tsx';
import styles from './runs-page.module.css';
import { playerPlotQuery } from './runs-queries.ts';

/** All runs of the player: their scores over time and the way into the theatre. Visitors are asked to sign in. */
export function RunsPage() {
  const { t } = useTranslation('runs');
  const session = useSession();
  useLeftPlace();
  return (
    <Page>
      <PageHeader kicker={t('kicker')} title={t('title')} lead={t('lead')} />
      {session.status === 'loading' && <RunsListSkeleton />}
      {session.status === 'signedOut' && (
        <Panel>
          <EmptyState
            icon={<LogIn />}
            title={t('signedOut.title')}
            message={t('signedOut.message')}
            action={
              <Button variant="primary" onClick={() => openAuthDialog({ onSignedIn: () => undefined })}>
                {t('signedOut.action')}
              </Button>
            }
          />
        </Panel>
      )}
      {session.status === 'signedIn' && <Runs key={session.user.id} user={session.user} />}
      <LinkButton to="/theatre" icon={<FolderOpen aria-hidden="true" />} className={styles.file}>
        {t('file')}
      </LinkButton>
    </Page>
  );
}

function Runs({ user }: { readonly user: User }) {
  const { t } = useTranslation('runs');
  const [search, setSearch] = useSearchParams();
  const [openedAt] = useState(serverNow);
  const filter = readRunsFilter(search);
  const change = (part: Partial<RunsFilter>) => setSearch(runsSearch({ ...filter, ...part }), { replace: true });
  return (
    <Tabs
      label={t('tabs.label')}
      value={search.get('view') === 'commendations' ? 'commendations' : 'runs'}
      onValueChange={(view) => setSearch(view === 'runs' ? {} : { view }, { replace: true })}
      items={[
        {
          value: 'runs',
          label: t('tabs.runs'),
          content: (
            <div className={styles.runs}>
              <RunsFilters userId={user.id} filter={filter} now={openedAt} onChange={change} />
              <RunsPlot userId={user.id} filter={filter} />
              <RunsList userId={user.id} filter={filter} now={openedAt} />
            </div>
          ),
        },
        {
          value: 'commendations',
          label: t('tabs.commendations'),
          content: <Collection username={user.username} />,
        },
      ]}
    />
  );
}

interface RunsFiltersProps {
  readonly userId: string;
  readonly filter: RunsFilter;
  readonly now: number;
  readonly onChange: (part: Partial<RunsFilter>) => void;
}

/** The value of a select that filters nothing. */
const ALL = '';

const EVERYTHING: RunsFilter = { gameId: undefined, standing: undefined, month: undefined };

/** Filters by game, by what counts, and by month. */
function RunsFilters({ userId, filter, now, onChange }: RunsFiltersProps) {
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
          ...catalog.map(({ id, slug }) => ({ value: String(id), label: t(`catalog:${slug}.title`) })),
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

/** The scores of the player's runs over time, a plot for each game, with the best run of each. */
function RunsPlot({ userId, filter }: { readonly userId: string; readonly filter: RunsFilter }) {
  const { t } = useTranslation('runs');
  const plot = useQuery(playerPlotQuery(userId, filter));
  if (plot.isPending) return <Skeleton height="12rem" shape="block" />;
  if (!plot.data) return <QueryError query={plot} title={t('plot.error')} />;
  if (plot.data.length === 0) return null;
  return (
    <section aria-labelledby="runs-plots">
      <h2 id="runs-plots" className={styles.heading}>
        {t('plot.title')}
      </h2>
      <ul className={styles.grid}>
        {plot.data.map((game) => (
          <GamePlot key={game.gameId} game={game} />
        ))}
      </ul>
    </section>
  );
}

function GamePlot({ game }: { readonly game: PlayerPlot[number] }) {
  const { t, i18n } = useTranslation(['runs', 'catalog']);
  const format = numberFormat(i18n.language);
  const gameOf = useKnownGames();
  const best = bestOf(game.points);
  const [first, last] = [game.points[0], game.points.at(-1)];
  const day = dateFormat(i18n.language, { dateStyle: 'medium' });
  return (
    <Panel as="li" padding="sm" className={styles.game}>
      <div className={styles.head}>
        <h3 className={styles.name}>{gameOf(game.gameId)?.title}</h3>
        <span className={styles.count}>{t('plot.runs', { count: game.runs, runs: format.format(game.runs) })}</span>
      </div>
      {/* Decorative: the list below tells the same. */}
      <div className={styles.field} aria-hidden="true">
        {plottedRuns(game).map(({ runId, x, y, counts, best: isBest }) => (
          <span
            key={runId}
            className={styles.point}
            data-counts={counts}
            data-best={isBest || undefined}
            style={{ '--x': x, '--y': y } as CSSProperties}
          />
        ))}
      </div>
      {first && last && first !== last && (
        <div className={styles.span} aria-hidden="true">
          <span>{day.format(first.finishedAt)}</span>
          <span>{day.format(last.finishedAt)}</span>
        </div>
      )}
      {best ? (
        <Link to={`/run/${best.runId}`} className={styles.best}>
          <Play aria-hidden="true" />
          {t('plot.best', { score: format.format(best.score) })}
        </Link>
      ) : (
        <span className={styles.none}>{t('plot.noBest')}</span>
      )}
    </Panel>
  );
}
