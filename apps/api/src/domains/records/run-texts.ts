import type { RunTexts } from '@star-seekers/contracts';
import { dayOf } from '@star-seekers/contracts/daily';
import { unpackReplay } from '@star-seekers/games/replay-transport';
import { type Json, decodeCommandLog } from '@star-seekers/sim';
import { ApiFailure } from '../../platform/api-error.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { findUserById } from '../auth/repository.ts';
import { dealtFrom } from '../verifier/stored-run.ts';
import { runNotFound } from '../runs/errors.ts';
import type { TextReadTable } from '../runs/table.ts';
import { findReplayedRun, hasScored } from './repository.ts';

interface Reading {
  readonly runId: string;
  /** Who reads. */
  readonly userId: string;
  /** Their address, as limits count it. */
  readonly address: string;
  readonly language: string;
}

/**
 * What the replay of a run withholds: all of it for its player. Others read portions within the daily allowances of their account and of their
 * address, because accounts are free; and only if they have played the game themselves, or confirmed their e-mail address. What was read
 * today may be read again.
 * @throws {ApiFailure} runs/not_found when no texts are withheld, or the run is by other rules; runs/texts_locked
 */
export async function runTextsOf(
  { db, clock, games, limits, rateLimiter }: Pick<Services, 'db' | 'clock' | 'games' | 'limits' | 'rateLimiter'>,
  { runId, userId, address, language }: Reading,
): Promise<RunTexts> {
  const run = await findReplayedRun(db, runId);
  const game = run && games.byId.get(run.game_id);
  const from = run && dealtFrom(run);
  if (!game?.publicLog || !from || game.sim.rulesVersion !== run.rules_version) throw runNotFound();
  const log = decodeCommandLog<unknown>(game.sim.commands, await unpackReplay(run.replay), game.sim);
  const { shown, portions } = game.publicLog.texts(from, log);
  const all = portions.length;
  if (run.user_id === userId) {
    return { shown: shown.map((text) => inLanguage(text, language)), portions: all, readable: all, left: null };
  }
  const isConfirmed = typeof (await findUserById(db, userId))?.email_confirmed_at === 'number';
  if (!isConfirmed && !(await hasScored(db, userId, run.game_id))) throw textsLocked();
  const { readable, left } = await db.playerTransaction(userId, async (trx) => {
    const now = clock.now();
    const reads = await readsOfToday(trx, userId, now);
    const used = [...reads.values()].reduce((sum, count) => sum + count, 0);
    const known = reads.get(runId) ?? 0;
    const free = Math.max(0, limits.textsPerDay - used);
    const wanted = Math.min(all - known, free);
    const ofAddress = await rateLimiter.take(`runTexts:portions:${address}`, wanted, limits.textsByAddress, trx);
    const read = known + ofAddress.granted;
    if (read > known) await storeRead(trx, { userId, runId, portions: read }, now);
    return { readable: read, left: Math.min(free - ofAddress.granted, ofAddress.left) };
  });
  const given = new Set(portions.slice(0, readable).flat());
  return {
    shown: shown.map((text, index) => (given.has(index) ? inLanguage(text, language) : null)),
    portions: all,
    readable,
    left,
  };
}

/** Display data in all languages, cut down to one of them and English. */
function inLanguage(text: Json, language: string): Json {
  if (typeof text !== 'object' || text === null || Array.isArray(text)) return text;
  return Object.fromEntries(Object.entries(text).filter(([key]) => key === language || key === 'en'));
}

/** What a player has read today, by run. Deletes what is from earlier days. @param trx of this player */
async function readsOfToday(trx: Db, userId: string, now: number): Promise<ReadonlyMap<string, number>> {
  await trx.deleteFrom('text_reads').where('user_id', '=', userId).where('day', '<', dayOf(now)).execute();
  const rows = await trx
    .selectFrom('text_reads')
    .select(['run_id', 'portions'])
    .where('user_id', '=', userId)
    .where('day', '=', dayOf(now))
    .execute();
  return new Map(rows.map(({ run_id: runId, portions }) => [runId, portions]));
}

/** Stores how many portions of a run a player has read today. */
async function storeRead(
  trx: Db,
  { userId, runId, portions }: { readonly userId: string; readonly runId: string; readonly portions: number },
  now: number,
): Promise<void> {
  await trx
    .insertInto('text_reads')
    .values({ user_id: userId, day: dayOf(now), run_id: runId, portions })
    .onConflict((conflict) => conflict.columns(['user_id', 'day', 'run_id']).doUpdateSet({ portions }))
    .execute();
}

/** What a player has read on the last day of reading. */
export async function listTextReads(db: Db, userId: string): Promise<TextReadTable[]> {
  return db.selectFrom('text_reads').selectAll().where('user_id', '=', userId).orderBy('run_id').execute();
}

export async function deleteTextReads(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('text_reads').where('user_id', '=', userId).execute();
}

const textsLocked = () =>
  new ApiFailure(
    'runs/texts_locked',
    'Only players with a run of this game that counts, or with a confirmed email address, can read these questions.',
  );
