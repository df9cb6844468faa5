import type { RevealAnswer, RevealBody } from '@star-seekers/contracts';
import type { AnyGame } from '@star-seekers/games';
import { type Dealer, type Deal, type TimedDeal, RevealRefused, sameCall } from '@star-seekers/sim';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { type RevealCache, secretOf, storeReveal } from './dealing.ts';
import { revealRefused, runClosed, runExpired, runNotFound, staleRules } from './errors.ts';
import { refundRun } from './refund-run.ts';
import { findRun } from './repository.ts';
import type { RunTable } from './table.ts';
import { ticksPassed } from './ticks-passed.ts';

/**
 * Answers a reveal request of an open run and stores the answer with its time, in one transaction. Idempotent: repeating the request
 * after a lost response gives the same answer.
 * @throws {ApiFailure} runs/not_found, runs/closed, runs/expired, runs/reveal_refused, and runs/stale_rules (the credit is returned)
 */
export async function reveal(
  services: Services,
  userId: string,
  runId: string,
  body: RevealBody,
): Promise<RevealAnswer> {
  const answer = await services.db.playerTransaction(userId, async (trx) => {
    const now = services.clock.now();
    const run = await findRun(trx, runId, userId);
    if (!run) throw runNotFound();
    if (run.status !== 'open') throw runClosed();
    if (now >= run.expires_at) throw runExpired();
    const game = services.games.byId.get(run.game_id);
    if (game?.sim.rulesVersion !== run.rules_version) {
      await refundRun(trx, run, { now, claimHash: null });
      return undefined;
    }
    return revealOnce(trx, services.reveals, { run, game }, body, now);
  });
  if (!answer) throw staleRules();
  return answer;
}

interface RevealedRun {
  readonly run: RunTable;
  readonly game: AnyGame;
}

async function revealOnce(
  trx: Db,
  reveals: RevealCache,
  { run, game: { sim, dealer } }: RevealedRun,
  body: RevealBody,
  now: number,
): Promise<RevealAnswer> {
  const secret = secretOf(run);
  if (!dealer || !secret) throw revealRefused('This game has no hidden information.');
  const earlier = await reveals.of(trx, run.id);
  const stored = earlier[body.index];
  if (stored) {
    if (!sameCall(stored, body)) throw revealRefused('This request index was already used for a different request.');
    return answerOf(dealer, stored);
  }
  const last = Math.min(sim.maxTicks, ticksPassed(run, now));
  if (body.index !== earlier.length || body.tick < (earlier.at(-1)?.tick ?? 0) || body.tick > last) {
    throw revealRefused('The run has not reached this request yet.');
  }
  const entry: Deal = { ...body, reveal: deal(() => dealer.deal(secret, earlier, body, now)) };
  await storeReveal(trx, run.id, entry, now);
  return answerOf(dealer, entry);
}

function deal(ask: () => TimedDeal['reveal']): TimedDeal['reveal'] {
  try {
    return ask();
  } catch (error) {
    if (error instanceof RevealRefused) throw revealRefused(error.message);
    throw error;
  }
}

function answerOf(dealer: Dealer, { index, tick, request, reveal }: Deal): RevealAnswer {
  if (!dealer.show) return { reveal };
  return { reveal, shown: dealer.show({ index, tick, request, reveal }) };
}
