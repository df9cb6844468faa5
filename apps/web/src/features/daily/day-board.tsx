import type { Daily, DailyAttempt, DailyRow } from '@star-seekers/contracts';
import type { CatalogEntry } from '@star-seekers/games/catalog';
import { MedalIcon } from '@star-seekers/ui/medal-icon';
import { numberFormat } from '@star-seekers/ui/number-format';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { QueryError } from '../../shell/query-error.tsx';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PlayerName } from '../players/player-name.tsx';
import { useSession } from '../session/session.ts';
import { dailyBoardQuery } from './daily-queries.ts';
import styles from './day-board.module.css';
import { gamesOf } from './sky-plan.ts';
import type { OwnDay } from './use-own-day.ts';

interface DayBoardProps {
  readonly daily: Daily;
  readonly own: OwnDay;
  readonly signedIn: boolean;
}

/** The best of a day, each with the way to every attempt; the player's own part of the board below, when it is not among them. */
export function DayBoard({ daily, own, signedIn }: DayBoardProps) {
  const { t } = useTranslation('daily');
  const board = useQuery(dailyBoardQuery(daily.day));
  const games = gamesOf(daily);
  return (
    <section className={styles.board} aria-labelledby="day-board">
      <h2 id="day-board" className={styles.title}>
        {t('board.title')}
        {board.data && board.data.players > 0 && (
          <span className={styles.count}>{t('board.players', { count: board.data.players })}</span>
        )}
      </h2>
      <Panel padding="none">{content()}</Panel>
    </section>
  );

  function content() {
    if (board.error && !board.data) return <QueryError query={board} title={t('board.failed')} />;
    if (!board.data) return <Skeleton height="16rem" shape="block" />;
    const { rows } = board.data;
    if (rows.length === 0) {
      return (
        <EmptyState
          icon={<Sparkles />}
          title={t('board.empty')}
          message={t(signedIn ? 'board.emptyHint' : 'board.emptyVisitor')}
        />
      );
    }
    const last = rows.at(-1)?.rank ?? 0;
    const below = (own.me?.rows ?? []).filter(({ rank }) => rank > last);
    return (
      <ol>
        {rows.map((row) => (
          <DayRow key={row.user.id} row={row} games={games} />
        ))}
        {below.length > 0 && <li className={styles.gap} aria-hidden="true" />}
        {below.map((row) => (
          <DayRow key={row.user.id} row={row} games={games} />
        ))}
      </ol>
    );
  }
}

interface DayRowProps {
  readonly row: DailyRow;
  readonly games: readonly CatalogEntry[];
}

function DayRow({ row: { rank, user, total, attempts }, games }: DayRowProps) {
  const { t, i18n } = useTranslation(['daily', 'catalog']);
  const session = useSession();
  const format = numberFormat(i18n.language);
  const isYou = session.status === 'signedIn' && session.user.id === user.id;
  return (
    <li className={styles.row} data-own={isYou || undefined}>
      <span className={styles.place}>{format.format(rank)}</span>
      <FactionEmblem faction={user.faction} size="1.75rem" />
      <p className={styles.who}>
        <PlayerName username={user.username} />
        {isYou && <Badge tone="success">{t('board.you')}</Badge>}
      </p>
      <ul className={styles.attempts}>
        {games.map((entry) => (
          <li key={entry.id}>
            <AttemptMark
              attempt={attempts.find(({ gameId }) => gameId === entry.id)}
              game={t(`catalog:${entry.slug}.title`)}
              player={user.username}
            />
          </li>
        ))}
      </ul>
      <strong className={styles.total}>{format.format(total)}</strong>
    </li>
  );
}

interface AttemptMarkProps {
  readonly attempt: DailyAttempt | undefined;
  readonly game: string;
  readonly player: string;
}

/** One attempt of a row: its medal, and the way into the theatre. */
function AttemptMark({ attempt, game, player }: AttemptMarkProps) {
  const { t } = useTranslation('daily');
  if (!attempt) return <span className={styles.none} title={t('board.notPlayed', { game })} />;
  const { medal, runId } = attempt;
  const what = t(medal ? `medals.${medal}` : 'medals.none');
  return (
    <Link
      to={`/run/${runId}`}
      className={styles.mark}
      title={`${game}: ${what}`}
      aria-label={t('board.watch', { game, player, medal: what })}
    >
      {medal ? <MedalIcon medal={medal} /> : <span className={styles.plain} />}
    </Link>
  );
}
