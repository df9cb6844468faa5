import type { LiveRunListing } from '@star-seekers/contracts';
import { catalog } from '@star-seekers/games/catalog';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { relativeTime } from '../../i18n/relative-time.ts';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { StillPicture } from '../../ui/still-picture.tsx';
import { useNow } from '../../ui/use-now.ts';
import { coverOf } from '../dashboard/cover-of.ts';
import { useSession } from '../session/session.ts';
import { LiveDot } from './live-dot.tsx';
import styles from './live-now.module.css';
import { liveRunsQuery } from './live-queries.ts';

/** More are not shown: the list is a hint, not a page. */
const MOST_SHOWN = 6;

export interface LiveNowProps {
  /** A run that is left out. */
  readonly without?: string;
  /** Only runs of this game. */
  readonly gameId?: number | undefined;
}

/** Who is playing now and may be watched. Nothing at all when nobody is. */
export function LiveNow({ without, gameId }: LiveNowProps) {
  const { t } = useTranslation('play');
  const { data = [] } = useQuery(liveRunsQuery);
  const session = useSession();
  const now = useNow(30_000);
  const runs = data.filter((run) => run.id !== without && (gameId === undefined || run.gameId === gameId));
  if (runs.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="live-now">
      <h2 id="live-now" className={styles.title}>
        <LiveDot /> {t('live.now')}
      </h2>
      <ul className={styles.list}>
        {runs.slice(0, MOST_SHOWN).map((run) => (
          <LiveRunItem key={run.id} run={run} now={now} ofOneGame={gameId !== undefined} />
        ))}
      </ul>
      {session.status === 'signedIn' && !session.user.watchable && (
        <p className={styles.invitation}>
          <Link to="/settings?tab=account">{t('live.letOthers')}</Link>
        </p>
      )}
    </section>
  );
}

interface LiveRunItemProps {
  readonly run: LiveRunListing;
  /** Epoch ms. */
  readonly now: number;
  /** All runs of the list are of the same game. */
  readonly ofOneGame: boolean;
}

function LiveRunItem({ run, now, ofOneGame }: LiveRunItemProps) {
  const { t, i18n } = useTranslation(['play', 'catalog']);
  const entry = catalog.find(({ id }) => id === run.gameId);
  if (!entry) return null;
  const game = t(`catalog:${entry.slug}.title`);
  // Ignores failures: the page reports them.
  const prefetch = () => void Promise.allSettled([entry.load()]);
  return (
    <li>
      <Link
        to={`/live/${run.id}`}
        className={styles.run}
        data-faction-scope={run.faction}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        aria-label={t('live.watch', { player: run.username, game })}
      >
        <span className={styles.cover}>
          <StillPicture still={coverOf(entry)} className={styles.picture} />
        </span>
        <span className={styles.words}>
          <span className={styles.player}>
            <FactionEmblem faction={run.faction} size="1.25rem" /> {run.username}
          </span>
          {!ofOneGame && <span className={styles.game}>{game}</span>}
          <span className={styles.since}>
            {t('live.since', { when: relativeTime(run.startedAt, now, i18n.language) })}
          </span>
        </span>
        <Eye className={styles.eye} aria-hidden="true" />
      </Link>
    </li>
  );
}
