import type { LiveHead } from '@star-seekers/contracts';
import { ApiError } from '@star-seekers/contracts/client';
import { catalog, type CatalogEntry } from '@star-seekers/games/catalog';
import { Button } from '@star-seekers/ui/button';
import { Kicker } from '@star-seekers/ui/kicker';
import { numberFormat } from '@star-seekers/ui/number-format';
import { History, RadioTower } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { relativeTime } from '../../i18n/relative-time.ts';
import { describeError } from '../../shell/describe-error.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Page } from '../../ui/page.tsx';
import { StillPicture } from '../../ui/still-picture.tsx';
import { useNow } from '../../ui/use-now.ts';
import { coverOf } from '../dashboard/cover-of.ts';
import { useGameModule } from '../play/use-game-module.ts';
import { LazyPlayerCard } from '../players/lazy-player-card.tsx';
import { playTime } from '../theatre/play-time.ts';
import styles from '../theatre/theatre-page.module.css';
import { TheatreSkeleton } from '../theatre/theatre-skeleton.tsx';
import { LiveDot } from './live-dot.tsx';
import { LiveEnd, LiveState, liveStateOf } from './live-state.tsx';
import { LiveNow } from './live-now.tsx';
import { LiveTheatre } from './live-theatre.tsx';
import { WatchedRun, type WatchedSnapshot } from './watched-run.ts';

/** A run while it is played, 15 seconds behind. */
export function LivePage() {
  const { id = '' } = useParams();
  const [attempt, setAttempt] = useState(1);
  return (
    <Page className={styles.page}>
      {/* Another run is another page: nothing of the last one stays. */}
      <LivePlace key={`${id} ${attempt}`} id={id} onRetry={() => setAttempt((last) => last + 1)} />
      <LiveNow without={id} />
      <LazyPlayerCard />
    </Page>
  );
}

interface LivePlaceProps {
  readonly id: string;
  readonly onRetry: () => void;
}

function LivePlace({ id, onRetry }: LivePlaceProps) {
  const { t } = useTranslation('play');
  const [run] = useState(() => new WatchedRun());
  useEffect(() => run.watch(id), [run, id]);
  const watched = useSyncExternalStore(run.subscribe, run.getSnapshot);
  const { head, error, lost } = watched;
  const entry = catalog.find((listed) => listed.id === head?.gameId);
  if (!head || !entry) {
    const isMissing = error instanceof ApiError && error.code === 'live/not_found';
    if (!error && !lost) return <TheatreSkeleton />;
    return (
      <>
        <PageHeader title={t('live.title')} />
        {isMissing ? (
          <NotLive />
        ) : (
          <ErrorState
            title={t('live.problems.error')}
            message={error ? describeError(error) : t('live.state.lostMessage')}
            retrying={!error}
            onRetry={onRetry}
          />
        )}
      </>
    );
  }
  return (
    <>
      <LiveHeader entry={entry} head={head} watched={watched} />
      {head.setup ? (
        <LiveGame entry={entry} head={head} run={run} watched={watched} />
      ) : (
        <LiveScore entry={entry} head={head} watched={watched} />
      )}
    </>
  );
}

interface LiveHeaderProps {
  readonly entry: CatalogEntry;
  readonly head: LiveHead;
  readonly watched: WatchedSnapshot;
}

function LiveHeader({ entry, head, watched }: LiveHeaderProps) {
  const { t, i18n } = useTranslation(['play', 'catalog']);
  const now = useNow(30_000);
  const isOver = watched.end !== undefined || watched.error !== undefined;
  return (
    <header className={styles.header} data-faction-scope={head.faction}>
      <FactionEmblem faction={head.faction} size="3rem" />
      <div className={styles.words}>
        <Kicker>{t(`catalog:${entry.slug}.title`)}</Kicker>
        <h1 className={styles.title}>{t('live.headline', { player: head.username })}</h1>
      </div>
      <p className={styles.when}>{t('live.since', { when: relativeTime(head.startedAt, now, i18n.language) })}</p>
      {isOver ? (
        <Badge>{t('live.state.over')}</Badge>
      ) : (
        <Badge tone="danger" icon={<LiveDot />}>
          {t('live.badge')}
        </Badge>
      )}
    </header>
  );
}

interface LiveGameProps extends LiveHeaderProps {
  readonly run: WatchedRun;
}

function LiveGame({ entry, head, run, watched }: LiveGameProps) {
  const { t } = useTranslation('play');
  const game = useGameModule(entry);
  if (game.status === 'loading') return <TheatreSkeleton bare />;
  if (game.status === 'failed') {
    return <ErrorState title={t('loadFailed.title')} message={t('loadFailed.message')} onRetry={game.retry} />;
  }
  if (game.module.sim.rulesVersion !== head.rulesVersion) return <NewerRules />;
  return <LiveTheatre entry={entry} module={game.module} head={head} run={run} watched={watched} />;
}

/** Nobody plays here now, or the player does not let others watch. */
function NotLive() {
  const { t } = useTranslation('play');
  return (
    <EmptyState
      icon={<RadioTower />}
      title={t('live.problems.missing')}
      message={t('live.problems.missingMessage')}
      action={<LinkButton to="/leaderboard?tab=games">{t('theatre.problems.boards')}</LinkButton>}
    />
  );
}

/** The hub has been updated since this page was loaded. */
function NewerRules() {
  const { t } = useTranslation('play');
  return (
    <EmptyState
      icon={<History />}
      title={t('theatre.problems.rules')}
      message={t('live.problems.rulesMessage')}
      action={<Button onClick={() => location.reload()}>{t('live.problems.reload')}</Button>}
    />
  );
}

interface LiveScoreProps {
  readonly entry: CatalogEntry;
  readonly head: LiveHead;
  readonly watched: WatchedSnapshot;
}

/** Of games that hide something or pose a puzzle, others see only the score until the run is over. */
function LiveScore({ entry, head, watched }: LiveScoreProps) {
  const { t, i18n } = useTranslation('play');
  const { score, place } = watched;
  const isOver = watched.end !== undefined || watched.error !== undefined;
  return (
    <section
      className={styles.stage}
      aria-label={t('live.title')}
      data-faction-scope={head.faction}
      data-state={isOver ? 'over' : 'watching'}
    >
      <StillPicture still={coverOf(entry)} className={styles.cover} first />
      <div className={styles.figures}>
        <p className={styles.label}>{t('theatre.facts.score')}</p>
        <p className={styles.score}>{numberFormat(i18n.language).format(score)}</p>
        <p className={styles.time}>{playTime(place?.toTick ?? 0)}</p>
        <LiveState state={liveStateOf(watched)} player={head.username} />
        {isOver ? (
          <LiveEnd watched={watched} />
        ) : (
          <p className={styles.why}>
            {t('live.scoreOnly', { player: head.username })} {t('live.behind')}
          </p>
        )}
      </div>
    </section>
  );
}
