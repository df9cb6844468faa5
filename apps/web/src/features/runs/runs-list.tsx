import type { PlayerRun } from '@star-seekers/contracts';
import { catalog } from '@star-seekers/games/catalog';
import { CommendationMedal, commendationNamed, useCommendationTexts } from '@star-seekers/games/commendations';
import { Button } from '@star-seekers/ui/button';
import { numberFormat } from '@star-seekers/ui/number-format';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Clapperboard, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { absoluteTime } from '../../i18n/absolute-time.ts';
import { relativeTime } from '../../i18n/relative-time.ts';
import { useKnownGames } from '../../shell/use-known-games.ts';
import { QueryError } from '../../shell/query-error.tsx';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StillPicture } from '../../ui/still-picture.tsx';
import { coverOf } from '../dashboard/cover-of.ts';
import { playTime } from '../theatre/play-time.ts';
import { type RunsFilter, runsSearch } from './runs-filter.ts';
import styles from './runs-list.module.css';
import { playerRunsQuery } from './runs-queries.ts';

export interface RunsListProps {
  readonly userId: string;
  readonly filter: RunsFilter;
  readonly now: number;
}

/** The player's closed runs, latest first. */
export function RunsList({ userId, filter, now }: RunsListProps) {
  const { t } = useTranslation('runs');
  const list = useInfiniteQuery(playerRunsQuery(userId, filter));
  if (list.isPending) return <RunsListSkeleton />;
  if (!list.data) return <QueryError query={list} title={t('list.error')} />;
  const runs = list.data.pages.flatMap((page) => page.runs);
  if (runs.length === 0) return <NoRuns filtered={Object.keys(runsSearch(filter)).length > 0} />;
  return (
    <section aria-labelledby="runs-list">
      <h2 id="runs-list" className={styles.heading}>
        {t('list.title')}
      </h2>
      <Panel padding="none">
        <ol>
          {runs.map((run) => (
            <RunRow key={run.runId} run={run} now={now} />
          ))}
        </ol>
      </Panel>
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('list.more')}
          </Button>
        </div>
      )}
    </section>
  );
}

function NoRuns({ filtered }: { readonly filtered: boolean }) {
  const { t } = useTranslation('runs');
  return (
    <Panel>
      <EmptyState
        icon={<Clapperboard />}
        title={t(filtered ? 'list.noneTitle' : 'list.emptyTitle')}
        message={t(filtered ? 'list.noneMessage' : 'list.emptyMessage')}
        action={!filtered && <LinkButton to="/dashboard">{t('list.play')}</LinkButton>}
      />
    </Panel>
  );
}

function RunRow({ run, now }: { readonly run: PlayerRun; readonly now: number }) {
  const { t, i18n } = useTranslation('runs');
  const format = numberFormat(i18n.language);
  const entry = catalog.find(({ id }) => id === run.gameId);
  const gameOf = useKnownGames();
  const { result, standing, rankThen } = run;
  const isWatchable = standing === 'counts' || standing === 'daily' || standing === 'history' || standing === 'voided';
  return (
    <li className={styles.row} data-standing={standing}>
      <div className={styles.cover}>{entry && <StillPicture still={coverOf(entry)} className={styles.picture} />}</div>
      <div className={styles.words}>
        <p className={styles.game}>{gameOf(run.gameId)?.title}</p>
        <p className={styles.facts}>
          <time dateTime={new Date(run.endedAt).toISOString()} title={absoluteTime(run.endedAt, i18n.language)}>
            {relativeTime(run.endedAt, now, i18n.language)}
          </time>
          {run.ticks !== null && <span>{playTime(run.ticks)}</span>}
          {rankThen !== null && <span>{t('list.rank', { rank: format.format(rankThen) })}</span>}
        </p>
        {run.commendations.length > 0 && <RunMarks names={run.commendations} />}
        {standing !== 'counts' && (
          <p className={styles.why}>
            {standing === 'history' && `${t('standing.history')} – `}
            {t(`why.${standing === 'history' ? whyHistory(run) : standing}`)}{' '}
            {standing === 'voided' && <Link to="/settings?tab=account">{t('list.decision')}</Link>}
          </p>
        )}
      </div>
      <div className={styles.figures}>
        {result ? (
          <>
            <strong className={styles.score}>{format.format(result.score)}</strong>
            <span className={styles.points}>
              {standing === 'counts'
                ? t('list.points', { count: result.points, points: format.format(result.points) })
                : '–'}
            </span>
          </>
        ) : (
          <Badge>{t(`standing.${standing}`)}</Badge>
        )}
      </div>
      {isWatchable && (
        <Link to={`/run/${run.runId}`} className={styles.watch}>
          <Play aria-hidden="true" /> <span>{t('list.watch')}</span>
        </Link>
      )}
    </li>
  );
}

/** Why a run that was closed with its score does not count. */
function whyHistory({ day, witness }: PlayerRun) {
  return witness?.fault ?? (day === undefined ? 'unseen' : 'afterDay');
}

/** The list while it loads. */
export function RunsListSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Panel padding="none" role="status" aria-label={t('states.loading')}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton width="5rem" height="2.8rem" shape="block" />
          <div className={styles.words}>
            <Skeleton width={`${10 - (index % 3)}rem`} />
            <Skeleton width="7rem" />
          </div>
          <Skeleton width="4rem" />
        </div>
      ))}
    </Panel>
  );
}

/** The commendations that a run has earned, in its row of a list. */
function RunMarks({ names }: { readonly names: readonly string[] }) {
  const { t, isReady } = useCommendationTexts();
  if (!isReady) return null;
  return (
    <ul className={styles.marks} aria-label={t('page.title')}>
      {names.map((name) => {
        const entry = commendationNamed(name);
        return (
          entry && (
            <li key={name} className={styles.mark} title={t(`${entry.place}.${name}.how`)}>
              <CommendationMedal name={name} size="1.75rem" />
              {t(`${entry.place}.${name}.name`)}
            </li>
          )
        );
      })}
    </ul>
  );
}
