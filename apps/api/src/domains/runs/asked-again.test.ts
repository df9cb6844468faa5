import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type PlayedRun,
  type TestPlayer,
  type TestServer,
  newPlayer,
  playAndSubmit,
  startTestServer,
} from '../../testing/index.ts';
import { act } from '../operators/action.ts';
import { voidAction } from '../operators/run-actions.ts';

/** A poor player's run, up to the third strike. */
const QUIZ = { gameId: 4, skill: 'poor', quitAfter: Number.POSITIVE_INFINITY } as const;
const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.stop(Date.UTC(2026, 10, 26, 9));
});

afterAll(async () => server.close());

/** What waited to be asked again before a run and after it. */
async function waitingOf({ runId }: { readonly runId: string }) {
  const { db } = server.services;
  const { again } = await db.selectFrom('runs').select('again').where('id', '=', runId).executeTakeFirstOrThrow();
  const result = await db.selectFrom('results').select('left_again').where('run_id', '=', runId).executeTakeFirst();
  const numbersIn = (json: string | null | undefined) => JSON.parse(json ?? '[]') as number[];
  return { before: numbersIn(again), after: numbersIn(result?.left_again) };
}

const play = async (player: TestPlayer, options = {}) => playAndSubmit(server, player, { ...QUIZ, ...options });

function askedIn({ log }: PlayedRun): number[] {
  return log.commands.flatMap(({ command }) => {
    const { question } = command as { question?: number };
    return question ?? [];
  });
}

test('what was missed is asked again in the next run that counts, and its player reads it in the theatre (G4.43)', async () => {
  const player = await newPlayer(server, 4);
  const first = await play(player);
  const { before, after } = await waitingOf(first);
  expect(before).toEqual([]);
  expect(new Set(after).size).toBe(3);
  expect(askedIn(first)).toEqual(expect.arrayContaining(after));

  const second = await play(player, { botSeed: 2 });
  expect((await waitingOf(second)).before).toEqual(after);
  const again = askedIn(second).filter((question) => after.includes(question));
  expect(again.length).toBeGreaterThan(0);
  // The texts follow from what was dealt, also of a run that is closed.
  const textsOf = async ({ runId }: { readonly runId: string }) =>
    (await player.api('runTexts', { params: { id: runId }, body: { language: 'en' } })).shown.flatMap(
      (shown) => (shown as { en?: { text?: string } } | null)?.en?.text ?? [],
    );
  const [texts, earlier] = [await textsOf(second), await textsOf(first)];
  expect(texts).toHaveLength(askedIn(second).length);
  expect(texts.filter((text) => earlier.includes(text)).length).toBeGreaterThanOrEqual(again.length);
  // Neither the page of a run nor what its player gets of it tells what waits.
  const shown = [await player.api('runPage', { params: { id: second.runId } }), await player.api('exportUser')];
  expect(JSON.stringify(shown)).not.toMatch(/again/);
});

test('attempts of days and other players have none of it, and leave none', async () => {
  const player = await newPlayer(server, 3);
  const { after } = await waitingOf(await play(player));
  expect(after).not.toEqual([]);
  const { day } = await player.api('daily', { query: {} });
  expect(await waitingOf(await play(player, { day }))).toEqual({ before: [], after: [] });
  expect((await waitingOf(await play(await newPlayer(server, 1)))).before).toEqual([]);
  expect((await waitingOf(await play(player))).before).toEqual(after);
});

test('a run that was voided leaves nothing, nor does one from long ago or by other rules', async () => {
  const player = await newPlayer(server, 5);
  const first = await play(player);
  const second = await play(player, { botSeed: 2 });
  await act(server.services, voidAction(second.runId), { operator: 'ops', reason: 'test' });
  const { after } = await waitingOf(first);
  expect((await waitingOf(await play(player, { quitAfter: 0 }))).before).toEqual(after);
  // Runs without an answer do not count.
  const { db, clock } = server.services;
  const { rules_version: rules } = await db
    .selectFrom('runs')
    .select('rules_version')
    .where('id', '=', first.runId)
    .executeTakeFirstOrThrow();
  const other = { rules_version: rules - 1 };
  await db.updateTable('runs').set(other).where('id', '=', first.runId).execute();
  expect((await waitingOf(await play(player, { quitAfter: 0 }))).before).toEqual([]);
  await db.updateTable('runs').set({ rules_version: rules }).where('id', '=', first.runId).execute();
  const longAgo = { finished_at: clock.now() - 91 * DAY_MS };
  await db.updateTable('results').set(longAgo).where('run_id', '=', first.runId).execute();
  expect((await waitingOf(await play(player, { quitAfter: 0 }))).before).toEqual([]);
});
