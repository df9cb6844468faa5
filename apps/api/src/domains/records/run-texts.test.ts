import type { RunTexts } from '@star-seekers/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type SubmittedRun,
  type TestPlayer,
  type TestServer,
  newPlayer,
  newVisitor,
  playAndSubmit,
  refusal,
  startTestServer,
} from '../../testing/index.ts';
import { DEFAULT_LIMITS } from '../../platform/limits.ts';
import { act } from '../operators/action.ts';
import { voidAction } from '../operators/run-actions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Less than the texts of two quizzes. */
const ALLOWANCE = 7;

let server: TestServer;
let player: TestPlayer;
/** Two quizzes that their player left. */
let short: SubmittedRun;
let long: SubmittedRun;

beforeAll(async () => {
  server = await startTestServer({ limits: { textsPerDay: ALLOWANCE }, verifyEmail: 'required' });
  server.clock.stop(Date.UTC(2026, 10, 26, 9));
  player = await newPlayer(server, 2);
  const quiz = async (quitAfter: number) => playAndSubmit(server, player, { gameId: 4, quitAfter });
  [short, long] = [await quiz(1500), await quiz(2000)];
});

afterAll(async () => server.close());

/** A player with a confirmed address, who has played nothing. */
async function newReader(): Promise<TestPlayer> {
  const reader = await newPlayer(server);
  const mail = (await server.mails()).find(({ to }) => to === reader.user.email);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await newVisitor(server).api('confirmEmail', { body: { token } })).toEqual({ confirmed: true });
  return reader;
}

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
  const reader = await newReader();
  const all = await read(player, short.runId);
  const first = await read(reader, short.runId);
  expect(first).toEqual({ ...all, shown: [null, ...all.shown.slice(1)], left: ALLOWANCE - all.portions });
  expect(await read(reader, short.runId)).toEqual(first);
});

test('an allowance is used up by the day, and the rest of a run is read on the next', async () => {
  const reader = await newReader();
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

test('the allowances are 30 texts a day, and 90 for all players of an address', () => {
  expect(DEFAULT_LIMITS).toMatchObject({ textsPerDay: 30, textsByAddress: { max: 90, windowMs: DAY_MS } });
});

test('simultaneous readings use no more than the allowance', async () => {
  const reader = await newReader();
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
  const reader = await newReader();
  await read(reader, short.runId);
  expect(await readsOf(reader)).toHaveLength(1);
  await reader.api('deleteUser', { body: { password: reader.password } });
  expect(await readsOf(reader)).toEqual([]);
});

describe('accounts are free, so none of them reads for itself alone', () => {
  const locked = { status: 403, code: 'runs/texts_locked' };

  test('a player who neither played the game nor confirmed the address reads nothing', async () => {
    const reader = await newPlayer(server, 3);
    expect(await refusal(read(reader, short.runId))).toMatchObject(locked);
    await playAndSubmit(server, reader);
    expect(await refusal(read(reader, short.runId))).toMatchObject(locked);
    const { runId: left } = await playAndSubmit(server, reader, { gameId: 4, quitAfter: 0 });
    expect(await refusal(read(reader, short.runId))).toMatchObject(locked);
    expect((await read(reader, left)).left).toBeNull();
    const { answer } = await playAndSubmit(server, reader, { gameId: 4, quitAfter: 1500 });
    expect(answer.score).toBeGreaterThan(0);
    expect((await read(reader, short.runId)).readable).toBeGreaterThan(0);
    expect(await readsOf(reader)).toHaveLength(1);
  });

  test('a run that was voided opens no texts', async () => {
    const reader = await newPlayer(server, 1);
    const { runId } = await playAndSubmit(server, reader, { gameId: 4, quitAfter: 1500 });
    await act(server.services, voidAction(runId), { operator: 'ops', reason: 'test' });
    expect(await refusal(read(reader, short.runId))).toMatchObject(locked);
  });

  test('the accounts of an address together have an allowance too, of a day from its first reading on', async () => {
    const max = ALLOWANCE + 2;
    const textsByAddress = { max, windowMs: DAY_MS };
    const hub = await startTestServer({
      limits: { textsPerDay: ALLOWANCE, textsByAddress },
      publicUrl: 'http://hub.example',
    });
    hub.clock.stop(Date.UTC(2026, 10, 26, 9));
    const players = await Promise.all(Array.from({ length: 4 }, async () => newPlayer(hub, 1)));
    const runs: string[] = [];
    for (const one of players) runs.push((await playAndSubmit(hub, one, { gameId: 4, quitAfter: 2000 })).runId);
    const readFrom = async ({ fetch: send }: TestPlayer, id: string | undefined, address: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
      const body = JSON.stringify({ language: 'en' });
      return (await send(`/api/runs/${id}/texts`, { method: 'POST', headers, body })).json() as Promise<RunTexts>;
    };
    // Each reads the run of the next, all at once and then one after the other.
    const ofNext = (index: number) => runs[(index + 1) % runs.length];
    await Promise.all(players.map(async (one, index) => readFrom(one, ofNext(index), '2001:db8:1:2::1')));
    const readable: number[] = [];
    for (const [index, one] of players.entries()) {
      const texts = await readFrom(one, ofNext(index), '2001:db8:1:2::2');
      expect(texts.left).toBe(0);
      readable.push(texts.readable);
    }
    expect(readable.reduce((sum, count) => sum + count)).toBe(max);
    const least = readable.indexOf(Math.min(...readable));
    const reader = players[least] as TestPlayer;
    // Its player reads a run from everywhere, and from another address there is more.
    expect((await readFrom(reader, runs[least], '2001:db8:1:2::1')).left).toBeNull();
    expect((await readFrom(reader, ofNext(least), '203.0.113.7')).readable).toBeGreaterThan(readable[least] ?? 0);
    hub.clock.advance(DAY_MS);
    expect((await readFrom(reader, ofNext(least + 1), '2001:db8:1:2::1')).readable).toBeGreaterThan(0);
    await hub.close();
  });
});
