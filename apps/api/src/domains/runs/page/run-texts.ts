import type { RunTexts } from '@star-seekers/contracts';
import { unpackReplay } from '@star-seekers/games/replay-transport';
import { type Json, decodeCommandLog } from '@star-seekers/sim';
import type { Services } from '../../../platform/services.ts';
import { findUserById } from '../../auth/repository.ts';
import { dealtFrom } from '../dealing.ts';
import { runNotFound, textsLocked } from '../errors.ts';
import { findReplayedRun } from '../repository.ts';
import { hasScored } from './repository.ts';
import { readsOfToday, storeRead } from './text-reads.ts';

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
