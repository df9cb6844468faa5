import { beforeEach, afterEach, expect, test } from 'vitest';
import {
  type TestPlayer,
  type TestServer,
  newPlayer,
  newVisitor,
  playAndSubmit,
  refusal,
  startTestServer,
} from '../../../testing/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let player: TestPlayer;

beforeEach(async () => {
  server = await startTestServer({ limits: { textsPerDay: 10 } });
  server.clock.stop(Date.UTC(2026, 10, 26, 9));
  player = await newPlayer(server, 2);
});

afterEach(async () => server.close());

/** A quiz that its player leaves, about a minute later. */
const quiz = async (quitAfter = 4000) => playAndSubmit(server, player, { gameId: 4, quitAfter });

const read = async ({ api }: Pick<TestPlayer, 'api'>, id: string, language = 'en') =>
  api('runTexts', { params: { id }, body: { language } });

/** Texts of what may be read. */
const textsIn = (shown: readonly unknown[]) =>
  shown.flatMap((text) => (text as { en?: { text?: string } } | null)?.en?.text ?? []);

test('the player of a run reads all of its texts, with the briefing', async () => {
  const { runId } = await quiz();
  const { shown, portions, readable, left } = await read(player, runId);
  expect(portions).toBeGreaterThan(2);
  expect([readable, left]).toEqual([portions, null]);
  expect(shown.every((text) => text !== null)).toBe(true);
  expect(textsIn(shown)).toHaveLength(portions);
});

test('others read the questions in order, but not the briefing, and again without a charge', async () => {
  const { runId } = await quiz(2500);
  const reader = await newPlayer(server);
  const all = await read(player, runId);
  const first = await read(reader, runId);
  expect(first).toEqual({ ...all, shown: [null, ...all.shown.slice(1)], left: 10 - all.portions });
  expect(await read(reader, runId)).toEqual(first);
});

test('an allowance is used up by the day, and the rest of a run is read on the next', async () => {
  const [one, two] = [await quiz(2500), await quiz(6000)];
  const reader = await newPlayer(server);
  const first = await read(reader, one.runId);
  expect(first.portions).toBeLessThan(10);
  const second = await read(reader, two.runId);
  expect(second.readable).toBe(10 - first.portions);
  expect(second.readable).toBeLessThan(second.portions);
  expect(second.left).toBe(0);
  expect(textsIn(second.shown)).toHaveLength(second.readable);
  expect(await read(reader, two.runId)).toEqual(second);
  server.clock.advance(DAY_MS);
  const third = await read(reader, two.runId);
  expect(third.readable).toBe(Math.min(10, third.portions));
  expect(await server.services.db.selectFrom('text_reads').selectAll().execute()).toHaveLength(1);
});

test('simultaneous readings use no more than the allowance', async () => {
  const runs = [await quiz(6000), await quiz(6000)];
  const reader = await newPlayer(server);
  const answers = await Promise.all([...runs, ...runs].map(({ runId }) => read(reader, runId)));
  const byRun = new Map(runs.map(({ runId }, index) => [runId, answers[index + 2]?.readable ?? 0]));
  expect([...byRun.values()].reduce((sum, count) => sum + count, 0)).toBe(10);
});

test('texts are in the wanted language and in English', async () => {
  const { runId } = await quiz(2500);
  const { shown } = await read(player, runId, 'de');
  expect(Object.keys(shown[1] ?? {}).toSorted()).toEqual(['de', 'en']);
  expect(Object.keys((await read(player, runId, 'xx')).shown[1] ?? {})).toEqual(['en']);
  expect(await refusal(read(player, runId, 'german'))).toMatchObject({ status: 400, code: 'request/invalid' });
});

test('visitors, other games and unknown runs get none', async () => {
  const { runId } = await quiz(2500);
  expect((await refusal(read(newVisitor(server), runId))).code).toBe('auth/required');
  expect((await refusal(read(player, 'no-such-run'))).code).toBe('runs/not_found');
  const other = await newPlayer(server, 1);
  const { runId: otherRun } = await playAndSubmit(server, other);
  expect((await refusal(read(player, otherRun))).code).toBe('runs/not_found');
});

test('what a deleted account has read is deleted', async () => {
  const { runId } = await quiz(2500);
  const reader = await newPlayer(server);
  await read(reader, runId);
  await reader.api('deleteUser', { body: { password: reader.password } });
  expect(await server.services.db.selectFrom('text_reads').selectAll().execute()).toEqual([]);
});
