import type { Db } from '../../platform/database/database.ts';
import { TIE } from '../leaderboards/board-order.ts';
import { deleteRuns } from '../runs/repository.ts';

/** Stores a challenge, unless the player has one for the run. @returns the id of the one that is stored */
export async function insertChallenge(db: Db, challenge: ChallengeTable): Promise<string> {
  await db
    .insertInto('challenges')
    .values(challenge)
    .onConflict((conflict) => conflict.columns(['run_id', 'user_id']).doNothing())
    .execute();
  const { id } = await db
    .selectFrom('challenges')
    .select('id')
    .where('run_id', '=', challenge.run_id)
    .where('user_id', '=', challenge.user_id)
    .executeTakeFirstOrThrow();
  return id;
}

/** A challenge with its run and who made it. */
export async function findChallenge(db: Db, id: string) {
  return db
    .selectFrom('challenges')
    .innerJoin('runs', 'runs.id', 'challenges.run_id')
    .innerJoin('results', 'results.run_id', 'runs.id')
    .innerJoin('users as challenger', 'challenger.id', 'challenges.user_id')
    .innerJoin('users as player', 'player.id', 'runs.user_id')
    .select(['challenges.id', 'challenges.run_id', 'challenges.created_at', 'challenges.played_at'])
    .select(['challenger.id as challenger_id', 'challenger.username as challenger_name'])
    .select('challenger.faction as challenger_faction')
    .select(['runs.game_id', 'runs.rules_version', 'runs.setup', 'runs.secret', 'runs.status'])
    .select(['runs.user_id', 'player.username', 'runs.faction'])
    .select(['results.score', 'results.tie_ticks', 'results.ticks', 'results.replay', 'results.finished_at'])
    .where('challenges.id', '=', id)
    .executeTakeFirst();
}

export type ChallengeRow = NonNullable<Awaited<ReturnType<typeof findChallenge>>>;

/** The duels of a challenge, in the order of boards. */
export async function listDuels(db: Db, challengeId: string) {
  return db
    .selectFrom('duels')
    .innerJoin('runs', 'runs.id', 'duels.run_id')
    .innerJoin('results', 'results.run_id', 'duels.run_id')
    .innerJoin('users', 'users.id', 'duels.user_id')
    .select(['duels.run_id', 'duels.user_id', 'users.username', 'runs.faction'])
    .select(['results.score', 'results.tie_ticks', 'results.ticks', 'results.finished_at', 'results.replay'])
    .where('duels.challenge_id', '=', challengeId)
    .orderBy('results.score', 'desc')
    .orderBy(TIE)
    .orderBy('results.finished_at')
    .orderBy('duels.run_id')
    .execute();
}

export type DuelRow = Awaited<ReturnType<typeof listDuels>>[number];

interface OthersOnCourse {
  /** The run whose course it is. */
  readonly runId: string;
  /** Whose recordings are left out. */
  readonly userId: string;
}

/** Recordings of other players that a duel is compared with, the best ones. */
const MAX_RECORDINGS = 200;

/** Recordings of other players on the course of a run, in all of its challenges. */
export async function listRecordings(db: Db, course: OthersOnCourse): Promise<string[]> {
  const rows = await othersOn(db, course)
    .select('results.replay')
    .orderBy('results.score', 'desc')
    .limit(MAX_RECORDINGS)
    .execute();
  return rows.map(({ replay }) => replay);
}

/** Whether a play of another player on the course came to the same final state. */
export async function isRecorded(
  db: Db,
  { stateHash, ...course }: OthersOnCourse & { readonly stateHash: string },
): Promise<boolean> {
  const row = await othersOn(db, course)
    .select('results.run_id')
    .where('results.state_hash', '=', stateHash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function othersOn(db: Db, { runId, userId }: OthersOnCourse) {
  return db
    .selectFrom('results')
    .where('results.user_id', '<>', userId)
    .where((eb) =>
      eb.or([
        eb('results.run_id', '=', runId),
        eb(
          'results.run_id',
          'in',
          eb
            .selectFrom('duels')
            .innerJoin('challenges', 'challenges.id', 'duels.challenge_id')
            .select('duels.run_id')
            .where('challenges.run_id', '=', runId),
        ),
      ]),
    );
}

export async function insertDuel(db: Db, duel: DuelTable): Promise<void> {
  await db.insertInto('duels').values(duel).execute();
}

/** A challenge was played: it is kept for longer. */
export async function touchChallenge(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('challenges').set({ played_at: now }).where('id', '=', id).execute();
}

/** The challenge that a run is a duel of. */
export async function findChallengeOfDuel(db: Db, runId: string): Promise<string | undefined> {
  const duel = await db.selectFrom('duels').select('challenge_id').where('run_id', '=', runId).executeTakeFirst();
  return duel?.challenge_id;
}

/** Challenges of a player, earliest first. */
export async function listChallengesBy(db: Db, userId: string): Promise<ChallengeTable[]> {
  return db.selectFrom('challenges').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();
}

/** Deletes duels with their runs. */
export async function deleteDuels(db: Db, runIds: readonly string[]): Promise<void> {
  if (runIds.length === 0) return;
  await db.deleteFrom('duels').where('run_id', 'in', runIds).execute();
  await deleteRuns(db, runIds);
}

/** Deletes the duels of a player. */
export async function deleteDuelsBy(db: Db, userId: string): Promise<void> {
  const duels = await db.selectFrom('duels').select('run_id').where('user_id', '=', userId).execute();
  await deleteDuels(
    db,
    duels.map(({ run_id: runId }) => runId),
  );
}

/** The challenge that has not been played for the longest, if that was before a time. */
export async function nextUnplayed(db: Db, before: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('challenges')
    .select('id')
    .where('played_at', '<', before)
    .orderBy('played_at')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Deletes a challenge with its duels. */
export async function deleteChallenge(db: Db, id: string): Promise<void> {
  const duels = await db.selectFrom('duels').select('run_id').where('challenge_id', '=', id).execute();
  await deleteDuels(
    db,
    duels.map(({ run_id: runId }) => runId),
  );
  await db.deleteFrom('challenges').where('id', '=', id).execute();
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    challenges: ChallengeTable;
    duels: DuelTable;
  }
}

/** A run that others play on its own course. */
interface ChallengeTable {
  /** Random, so that only those find it whom its link reaches. */
  id: string;
  run_id: string;
  /** Who made it: one challenge for each run. */
  user_id: string;
  created_at: number;
  /** When a duel was last handed in; at first, when it was made. */
  played_at: number;
}

/** The best duel of a player in a challenge. */
interface DuelTable {
  run_id: string;
  challenge_id: string;
  user_id: string;
}
