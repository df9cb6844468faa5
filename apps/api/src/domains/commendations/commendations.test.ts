import { games, recordCommendations } from '@star-seekers/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SubmitScoreAnswer } from '@star-seekers/contracts';
import {
  type TestPlayer,
  type TestServer,
  newPlayer,
  newVisitor,
  playAndSubmit,
  startTestServer,
} from '../../testing/index.ts';
import { act } from '../operators/action.ts';
import { restoreAction, voidAction } from '../operators/run-actions.ts';

/** Long enough for a convoy of five ships, and too short for one. */
const LONG = 960;
const SHORT = 120;

const BY = { operator: 'test', reason: 'test' };

let server: TestServer;

beforeAll(async () => {
  // With some seeds the bot needs no turn in two seconds, and a run in which nothing was played counts nowhere.
  server = await startTestServer({ randomness: { seed: () => 3_141_597_995 } });
  // A busy machine must not make a run look slow.
  server.clock.stop();
});

afterAll(async () => server.close());

async function play(player: TestPlayer, quitAfter: number): Promise<SubmitScoreAnswer & { readonly runId: string }> {
  const { answer, runId } = await playAndSubmit(server, player, { quitAfter, botSeed: quitAfter });
  return { ...answer, runId };
}

/** The run that each of a player's commendations dates from, by name. */
async function cardOf({ user: { username } }: TestPlayer): Promise<Record<string, string>> {
  const { commendations } = await newVisitor(server).api('player', { params: { username } });
  return Object.fromEntries(commendations.map(({ name, runId }) => [name, runId]));
}

test('a run tells what it newly earned, and is linked from card, history and export', async () => {
  const player = await newPlayer(server, 3);
  const first = await play(player, SHORT);
  expect(first.commendations).toEqual(['first-light']);
  const second = await play(player, LONG);
  expect(second.commendations).toContain('five-ships');
  expect(second.commendations).not.toContain('first-light');
  const third = await play(player, LONG + 1);
  expect(third.commendations).not.toContain('five-ships');

  expect(await cardOf(player)).toMatchObject({ 'first-light': first.runId, 'five-ships': second.runId });
  const { runs } = await player.api('playerRuns', { query: {} });
  const byRun = new Map(runs.map(({ runId, commendations }) => [runId, commendations.toSorted()]));
  expect(byRun.get(first.runId)).toEqual(first.commendations);
  expect(byRun.get(second.runId)).toEqual(second.commendations.toSorted());
  const { commendations } = await player.api('exportUser');
  expect(Object.fromEntries(commendations.map(({ name, runId }) => [name, runId]))).toEqual(await cardOf(player));
});

test('a voided run takes its commendations back, or leaves them to the next run that earned them', async () => {
  const player = await newPlayer(server, 2);
  const first = await play(player, LONG);
  const before = await cardOf(player);
  const { services } = server;

  await act(services, voidAction(first.runId), BY);
  expect(await cardOf(player)).toEqual({});
  await act(services, restoreAction(first.runId), BY);
  expect(await cardOf(player)).toEqual(before);

  const second = await play(player, LONG + 1);
  const both = await cardOf(player);
  await act(services, voidAction(first.runId), BY);
  expect(await cardOf(player)).toMatchObject({ 'five-ships': second.runId, 'first-light': second.runId });
  await act(services, restoreAction(first.runId), BY);
  expect(await cardOf(player)).toEqual(both);
});

test('shares are those of the players who have played the game, at most five minutes old', async () => {
  await play(await newPlayer(server, 1), LONG);
  server.clock.advance(5 * 60_000);
  const visitor = newVisitor(server);
  const before = await visitor.api('commendations');
  const ofGames = [...games.values()].flatMap(({ commendations }) => commendations?.list ?? []);
  const all = [...ofGames, ...recordCommendations].map(({ name }) => name);
  expect(before.map(({ name }) => name).toSorted()).toEqual(all.toSorted());
  const { db } = server.services;
  const players = (await db.selectFrom('user_totals').select('user_id').execute()).length;
  const shareIn = (answer: typeof before, name: string) => answer.find((entry) => entry.name === name)?.share;
  expect(shareIn(before, 'first-light')).toBe(1);
  expect(shareIn(before, 'first-crown')).toBe(0);
  const holders = await db
    .selectFrom('player_commendations')
    .select('user_id')
    .where('name', '=', 'five-ships')
    .execute();
  expect(shareIn(before, 'five-ships')).toBe(holders.length / players);

  await play(await newPlayer(server, 1), SHORT);
  expect(shareIn(await visitor.api('commendations'), 'five-ships')).toBe(holders.length / players);
  server.clock.advance(5 * 60_000);
  expect(shareIn(await visitor.api('commendations'), 'five-ships')).toBe(holders.length / (players + 1));
});
