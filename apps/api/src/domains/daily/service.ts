import type { Daily, DailyAttempt, DailyBoard, DailyMe, DailyRow, PastDay } from '@star-seekers/contracts';
import { DAY_MS, dayNamed, dayOf, nameOfDay, DAYS_PER_LEAVE, MOST_LEAVES } from '@star-seekers/contracts/daily';
import type { RunOptions } from '@star-seekers/sim';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { type DayLine, dayMe, daySums, dayTop } from '../leaderboards/service.ts';
import { storedMedal } from './attempt.ts';
import { drawDays } from './draw-days.ts';
import { dayNotFound } from './errors.ts';
import { findDays, listAttempts, listDayGames, listMedalDays, listUsedGames } from './repository.ts';

/** Days in one page of past days. */
const PAST_DAYS = 30;

type DailyServices = Pick<Services, 'db' | 'clock' | 'games' | 'randomness'>;

/** A day that can be seen: today, tomorrow, or a past one. Default: today. @throws {ApiFailure} daily/not_found */
export async function dailyOf(services: DailyServices, name: string | undefined): Promise<Daily> {
  const { db, clock } = services;
  const today = dayOf(clock.now());
  const day = name === undefined ? today : requireDay(name, today);
  let rows = await listDayGames(db, day);
  if ((rows.length === 0 && day >= today) || rows.some(({ gold }) => gold === null)) {
    // The hub has just been started, its hourly job has not run yet, or an older version has drawn the day since.
    await drawDays(services, today);
    rows = await listDayGames(db, day);
  }
  if (rows.length === 0) throw dayNotFound();
  return {
    day: nameOfDay(day),
    state: day > today ? 'tomorrow' : day === today ? 'open' : 'past',
    startsAt: day * DAY_MS,
    endsAt: (day + 1) * DAY_MS,
    bestOf: rows[0]?.best_of ?? rows.length,
    games: rows.flatMap(({ game_id: gameId, conditions, bronze, silver, gold }) =>
      // Without medals only where nobody has the game any more.
      bronze === null || silver === null || gold === null
        ? []
        : [{ gameId, conditions: JSON.parse(conditions) as RunOptions, par: { bronze, silver, gold } }],
    ),
  };
}

/** Whether a day can be seen: past ones that this hub had, today and tomorrow. */
export async function visibleDay(db: Db, day: number, today: number): Promise<boolean> {
  return day <= today + 1 && (await listDayGames(db, day)).length > 0;
}

/** @throws {ApiFailure} daily/not_found for a day after tomorrow */
function requireDay(name: string, today: number): number {
  const day = dayNamed(name);
  if (day === undefined || day > today + 1) throw dayNotFound();
  return day;
}

/** The best players of a day. @throws {ApiFailure} daily/not_found */
export async function dailyBoardOf({ db, clock }: DailyServices, name: string, limit: number): Promise<DailyBoard> {
  const day = requireDay(name, dayOf(clock.now()));
  const { players, rows } = await dayTop(db, day, limit);
  return { players, rows: await rowsOf(db, day, rows) };
}

/** The player's part of a day. @throws {ApiFailure} daily/not_found */
export async function dailyMeOf({ db, clock }: DailyServices, name: string, userId: string): Promise<DailyMe> {
  const today = dayOf(clock.now());
  const day = requireDay(name, today);
  const { rank, rows } = await dayMe(db, day, userId);
  return {
    rank,
    rows: await rowsOf(db, day, rows),
    used: await listUsedGames(db, userId, day),
    streak: streakOf(await listMedalDays(db, userId), today),
  };
}

/** Past days with their best players, latest first. @param before default: today */
export async function pastDaysOf(
  { db, clock }: DailyServices,
  before: string | undefined,
  userId: string | undefined,
): Promise<PastDay[]> {
  const today = dayOf(clock.now());
  const end = Math.min(today, (before !== undefined && dayNamed(before)) || today);
  const first = (await findDays(db))?.first ?? today;
  const days = Array.from({ length: PAST_DAYS }, (_, index) => end - 1 - index).filter((day) => day >= first);
  const own = userId === undefined ? undefined : await daySums(db, days, userId);
  return Promise.all(
    days.map(async (day) => {
      const { players, rows } = await dayTop(db, day, 1);
      const [best] = rows;
      return {
        day: nameOfDay(day),
        players,
        best: best ? { user: best.user, total: best.score } : null,
        own: own?.get(day) ?? null,
      };
    }),
  );
}

async function rowsOf(db: Db, day: number, lines: readonly DayLine[]): Promise<DailyRow[]> {
  const attempts = Map.groupBy(
    await listAttempts(
      db,
      day,
      lines.map(({ user }) => user.id),
    ),
    ({ user_id: userId }) => userId,
  );
  return lines.map(({ rank, user, score: total }) => ({
    rank,
    user,
    total,
    attempts: (attempts.get(user.id) ?? []).map(attemptOf),
  }));
}

type AttemptRow = Awaited<ReturnType<typeof listAttempts>>[number];

function attemptOf({
  id: runId,
  game_id: gameId,
  score,
  day_share: share,
  day_medal: medal,
}: AttemptRow): DailyAttempt {
  return { gameId, runId, score, share, medal: storedMedal(medal) };
}

/**
 * Days with a medal in a row. Each seventh day of a streak brings a token of leave, three at most; a missed day takes one, and ends the
 * streak when there is none. Today is no missed day yet.
 * @param medalDays days with a medal, earliest first, none after today
 */
export function streakOf(medalDays: readonly number[], today: number): DailyMe['streak'] {
  let [days, leaves, longest] = [0, 0, 0];
  let last = Number.NEGATIVE_INFINITY;
  const miss = (day: number) => {
    const missed = day - last - 1;
    if (missed <= leaves) leaves -= missed;
    else [days, leaves] = [0, 0];
  };
  for (const day of medalDays) {
    miss(day);
    days++;
    if (days % DAYS_PER_LEAVE === 0) leaves = Math.min(MOST_LEAVES, leaves + 1);
    longest = Math.max(longest, days);
    last = day;
  }
  if (last < today) miss(today);
  return { days, leaves, longest };
}
