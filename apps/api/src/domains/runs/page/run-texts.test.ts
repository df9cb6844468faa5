import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type SubmittedRun,
  type TestPlayer,
  type TestServer,
  newPlayer,
  newVisitor,
  playAndSubmit,
  refusal,
  startTestServer,
} from '../../../testing/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Less than the texts of two quizzes. */
const ALLOWANCE = 7;

let server: TestServer;
let player: TestPlayer;
/** Two quizzes that their player left. */
let short: SubmittedRun;
let long: SubmittedRun;

beforeAll(async () => {
  server = await startTestServer({ limits: { textsPerDay: ALLOWANCE } });
  server.clock.stop(Date.UTC(2026, 10, 26, 9));
  player = await newPlayer(server, 2);
  const quiz = async (quitAfter: number) => playAndSubmit(server, player, { gameId: 4, quitAfter });
  [short, long] = [await quiz(1500), await quiz(2000)];
});

afterAll(async () => server.close());

const read = async ({ api }: Pick<TestPlayer, 'api'>, id: string, language = 'en') =>
  api('runTexts', { params: { id }, body: { language } });

/** Texts of what may be read. */
const textsIn = (shown: readonly unknown[]) =>
  shown.flatMap((text) => (text as { en?: { text?: string } } | null)?.en?.text ?? []);

/** What is stored of the readings of a player. */
const readsOf = async ({ user }: TestPlayer) =>
  server.services.db.selectFrom('text_reads').selectAll().where('user_id', '=', user.id).execute();

test('the player of a run reads all of its texts, with the briefing', async () => {
  const { shown, portions, readable, left } = await read(player, long.runId);
  expect(portions).toBeGreaterThan(2);
  expect([readable, left]).toEqual([portions, null]);
  expect(shown.every((text) => text !== null)).toBe(true);
  expect(textsIn(shown)).toHaveLength(portions);
});

test('others read the questions in order, but not the briefing, and again without a charge', async () => {
  const reader = await newPlayer(server);
  const all = await read(player, short.runId);
  const first = await read(reader, short.runId);
  expect(first).toEqual({ ...all, shown: [null, ...all.shown.slice(1)], left: ALLOWANCE - all.portions });
  expect(await read(reader, short.runId)).toEqual(first);
});

test('an allowance is used up by the day, and the rest of a run is read on the next', async () => {
  const reader = await newPlayer(server);
  const first = await read(reader, short.runId);
  expect(first.portions).toBeLessThan(ALLOWANCE);
  const second = await read(reader, long.runId);
  expect(second.readable).toBe(ALLOWANCE - first.portions);
  expect(second.readable).toBeLessThan(second.portions);
  expect(second.left).toBe(0);
  expect(textsIn(second.shown)).toHaveLength(second.readable);
  expect(await read(reader, long.runId)).toEqual(second);
  server.clock.advance(DAY_MS);
  const third = await read(reader, long.runId);
  expect(third.readable).toBe(Math.min(ALLOWANCE, third.portions));
  expect(await readsOf(reader)).toHaveLength(1);
});

test('simultaneous readings use no more than the allowance', async () => {
  const reader = await newPlayer(server);
  const runs = [short, long, short, long];
  const answers = await Promise.all(runs.map(async ({ runId }) => read(reader, runId)));
  const byRun = new Map(runs.map(({ runId }, index) => [runId, answers[index]?.readable ?? 0]));
  expect([...byRun.values()].reduce((sum, count) => sum + count, 0)).toBe(ALLOWANCE);
});

test('texts are in the wanted language and in English', async () => {
  const { shown } = await read(player, short.runId, 'de');
  expect(Object.keys(shown[1] ?? {}).toSorted()).toEqual(['de', 'en']);
  expect(Object.keys((await read(player, short.runId, 'xx')).shown[1] ?? {})).toEqual(['en']);
  expect(await refusal(read(player, short.runId, 'german'))).toMatchObject({ status: 400, code: 'request/invalid' });
});

test('visitors, other games and unknown runs get none', async () => {
  expect((await refusal(read(newVisitor(server), short.runId))).code).toBe('auth/required');
  expect((await refusal(read(player, 'no-such-run'))).code).toBe('runs/not_found');
  const other = await newPlayer(server, 1);
  const { runId: otherRun } = await playAndSubmit(server, other, { quitAfter: 0 });
  expect((await refusal(read(player, otherRun))).code).toBe('runs/not_found');
});

test('what a deleted account has read is deleted', async () => {
  const reader = await newPlayer(server);
  await read(reader, short.runId);
  expect(await readsOf(reader)).toHaveLength(1);
  await reader.api('deleteUser', { body: { password: reader.password } });
  expect(await readsOf(reader)).toEqual([]);
});
