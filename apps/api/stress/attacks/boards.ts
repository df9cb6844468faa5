import type { Faction } from '@star-seekers/contracts/faction';
import {
  type SendChunk,
  type TestPlayer,
  type TestServer,
  claimFor,
  newPlayer,
  newVisitor,
  playRun,
  sendAtOnce,
  sendTo,
  startAndPlay,
  startRun,
} from '../../src/testing/index.ts';
import { endOfMonth, monthOf } from '../../src/domains/counting/month.ts';
import { type Attack, outcomeOf } from './attack.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** From which on a run counts for a faction. */
const COUNTING_TICKS = 3600;
const LAST_HOUR = { month: 0, day: 31, hour: 23 };

async function playFor(server: TestServer, player: TestPlayer, faction: Faction, ticks: number): Promise<void> {
  await player.api('updateProfile', { body: { faction } });
  const playedRun = await startAndPlay(server, player, { skill: 'good', quitAfter: ticks });
  await player.api('submitScore', { body: claimFor(playedRun) });
}

const factionsOf = async (server: TestServer) => newVisitor(server).api('factionBoard');

/** B 5: accounts with empty or tiny runs lower a faction's average. */
const emptyRuns: Attack = async ({ local }) => {
  await playFor(local, await newPlayer(local, 1), 'oni', COUNTING_TICKS);
  const before = JSON.stringify(await factionsOf(local));
  // The convoy makes its first move after nine ticks.
  for (const ticks of [0, 1, 8, 600]) await playFor(local, await newPlayer(local, 1), 'oni', ticks);
  const after = JSON.stringify(await factionsOf(local));
  return after === before ? [] : [`empty runs changed ${before} to ${after}`];
};

/** B 5: one account counts as a player of every faction. */
const manyFactions: Attack = async ({ local }) => {
  const players = async () => (await factionsOf(local)).reduce((sum, { players: count }) => sum + count, 0);
  // An account counts once a month: all runs end in one.
  const now = local.clock.now();
  local.clock.advance(Math.max(0, now + DAY_MS - endOfMonth(monthOf(now))));
  const player = await newPlayer(local, 4);
  const before = await players();
  for (const faction of ['oni', 'mud', 'ustur', 'oni'] as const) await playFor(local, player, faction, COUNTING_TICKS);
  const more = (await players()) - before;
  return more === 1 ? [] : [`one account counts as ${more} players`];
};

/** B 5: holds the end of a run back to finish it in a later month. */
const delayedRun: Attack = async ({ local }) => {
  const year = new Date(local.clock.now()).getUTCFullYear() + 1;
  const end = Date.UTC(year, LAST_HOUR.month, LAST_HOUR.day, LAST_HOUR.hour);
  local.clock.set(end);
  const player = await newPlayer(local, 1);
  const { runId, setup } = await startRun(player);
  const send = sendTo(local, runId);
  const delayed: SendChunk = async (chunk) => {
    if (chunk.kind !== 'end') return send(chunk);
    local.clock.advance(6 * DAY_MS);
    return sendAtOnce(player, runId)(chunk);
  };
  const playedRun = await playRun(2, setup, delayed, { skill: 'good', quitAfter: 600 });
  await player.api('submitScore', { body: claimFor({ ...playedRun, runId }) });
  const { db } = local.services;
  const boards = await db.selectFrom('board_entries').select('board').where('run_id', '=', runId).execute();
  return boards.map(({ board }) => `a run whose end was held back is on ${board}`);
};

/** B 8: sends many claims on one run, to occupy the verifiers for one credit. */
const manyClaims: Attack = async ({ local }) => {
  const player = await newPlayer(local, 1);
  const playedRun = await startAndPlay(local, player, { quitAfter: 1200 });
  const { verifier } = local.services;
  let simulations = 0;
  const verify = verifier.verify.bind(verifier);
  verifier.verify = async (...task) => {
    simulations++;
    return verify(...task);
  };
  const claims = Array.from({ length: 12 }, async (_, index) =>
    outcomeOf(player.api('submitScore', { body: { ...claimFor(playedRun), score: playedRun.score + 1 + index } })),
  );
  const accepted = (await Promise.all(claims)).filter((outcome) => outcome === 'done').length;
  verifier.verify = verify;
  return [
    ...(simulations > 1 ? [`one run was simulated ${simulations} times`] : []),
    ...(accepted > 0 ? [`${accepted} forged scores were accepted`] : []),
  ];
};

export const boardAttacks = { emptyRuns, manyFactions, delayedRun, manyClaims };
