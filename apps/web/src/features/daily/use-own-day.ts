import type { Daily, DailyAttempt, DailyMe } from '@star-seekers/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/session.ts';
import { dailyMeQuery } from './daily-queries.ts';

/** The signed-in player's part of a day. */
export interface OwnDay {
  /** Undefined for visitors, and until it is loaded. */
  readonly me: DailyMe | undefined;
  /** Attempts that count. */
  readonly attempts: readonly DailyAttempt[];
  readonly total: number;
  /** The run of the attempt of a game, counted or not. */
  readonly runOf: (gameId: number) => string | undefined;
}

export function useOwnDay({ day }: Pick<Daily, 'day'>): OwnDay {
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.user.id : undefined;
  const { data: me } = useQuery({ ...dailyMeQuery(day, userId ?? ''), enabled: userId !== undefined });
  const row = me?.rows.find(({ user }) => user.id === userId);
  return {
    me,
    attempts: row?.attempts ?? [],
    total: row?.total ?? 0,
    runOf: (gameId) => me?.used.find((used) => used.gameId === gameId)?.runId,
  };
}

/** How many of the attempts of a day make its sum; undefined where all of them do. */
export function bestOfSum({ bestOf, games }: Pick<Daily, 'bestOf' | 'games'>): number | undefined {
  return bestOf !== undefined && bestOf < games.length ? bestOf : undefined;
}
