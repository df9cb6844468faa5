import type { RunTexts } from '@star-seekers/contracts';
import { unpackReplay } from '@star-seekers/games/replay-transport';
import { type Json, decodeCommandLog } from '@star-seekers/sim';
import type { Services } from '../../../platform/services.ts';
import { dealtFrom } from '../dealing.ts';
import { runNotFound } from '../errors.ts';
import { findReplayedRun } from '../repository.ts';
import { readsOfToday, storeRead } from './text-reads.ts';

interface Reading {
  readonly runId: string;
  /** Who reads. */
  readonly userId: string;
  readonly language: string;
}

/**
 * What the replay of a run withholds: all of it for its player, for others portions within their daily allowance. What was read today may be
 * read again.
 * @throws {ApiFailure} runs/not_found when no texts are withheld, or the run is by other rules
 */
export async function runTextsOf(
  { db, clock, games, limits }: Pick<Services, 'db' | 'clock' | 'games' | 'limits'>,
  { runId, userId, language }: Reading,
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
  const { readable, left } = await db.playerTransaction(userId, async (trx) => {
    const now = clock.now();
    const reads = await readsOfToday(trx, userId, now);
    const used = [...reads.values()].reduce((sum, count) => sum + count, 0);
    const known = reads.get(runId) ?? 0;
    const free = Math.max(0, limits.textsPerDay - used);
    const granted = Math.min(all, known + free);
    if (granted > known) await storeRead(trx, { userId, runId, portions: granted }, now);
    return { readable: granted, left: free - (granted - known) };
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
