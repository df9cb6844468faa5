import { games } from '@star-seekers/games';
import { unpackReplay } from '@star-seekers/games/replay-transport';
import {
  type AnyGameSim,
  type CommandLog,
  TICKS_PER_SECOND,
  TICK_MS,
  decodeCommandLog,
  resimulate,
} from '@star-seekers/sim';
import type { Chunk } from '@star-seekers/stream';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ForgePart } from '../../../testing/handmade-chunks.ts';
import {
  type BareChunk,
  type TestPlayer,
  type TestServer,
  beginOf,
  begun,
  claimFor,
  emptyChunk,
  forgeParts,
  ledgerFaults,
  newPlayer,
  newVisitor,
  packLog,
  playRun,
  refusal,
  sendAtOnce,
  sendTo,
  startRun,
  startTestServer,
} from '../../../testing/index.ts';
import { dealsOf } from '../../verifier/stored-run.ts';
import { RUN_LIFETIME_MS } from '../run-rules.ts';
import { chunksOfRun } from './repository.ts';

/** The memory challenge, where the faces of the cards are hidden. */
const MEMORY = 3;
const QUIZ = 4;
const CARDS = 24;
/** Ticks from the second card of a pair to the next card: the pair is turned and shown. */
const PAIR_TICKS = 30;

const memory = games.get(MEMORY)?.sim as AnyGameSim;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => server.close());

const codeOf = async (request: Promise<unknown>) => (await refusal(request)).code;

type Call = Chunk['calls'][number];

/** A chunk with nothing but calls. */
function asking(seq: number, toTick: number, ...calls: readonly Call[]): BareChunk {
  return { ...emptyChunk(MEMORY, seq, toTick), calls };
}

const turned = (index: number, tick: number, card: number): Call => ({ index, tick, request: { level: 1, card } });

const FIRST = beginOf(MEMORY);

/** Starts a run that has been played for ten minutes, and returns functions that send its calls. */
async function opened(gameId: number, player?: TestPlayer) {
  const owner = player ?? (await newPlayer(server, 1));
  const run = await startRun(owner, gameId);
  const send = await begun(gameId, sendAtOnce(owner, run.runId));
  server.clock.advance(600_000);
  const ask = async (index: number, tick: number, request: Record<string, number>) => {
    const { answers = [] } = await send(asking(index + 1, tick, { index, tick, request }));
    return answers[0]?.reveal ?? {};
  };
  const stored = async () => dealsOf(await chunksOfRun.all(server.services.db, { runId: run.runId }));
  return { owner, run, send, ask, stored };
}

/** A run of the memory challenge. By default a card is turned every second, each in a chunk of its own. */
async function openTable(player?: TestPlayer) {
  const table = await opened(MEMORY, player);
  const turn = async (index: number, card: number, { level = 1, tick = 60 * (index + 1) } = {}) =>
    table.ask(index, tick, { level, card });
  return { ...table, turn };
}

type Table = Awaited<ReturnType<typeof openTable>>;

/** Finds two matching cards by turning the cards in order. */
async function findPair({ turn }: Table) {
  const cardOfFace = new Map<number | undefined, number>();
  let index = 0;
  for (let card = 0; card < CARDS; card++) {
    const { face } = await turn(index++, card);
    const mate = cardOfFace.get(face);
    // Matched at once if both cards are of the same turn.
    if (mate !== undefined) return { index, pair: [mate, card] as const, matched: card % 2 === 1 && mate === card - 1 };
    cardOfFace.set(face, card);
  }
  throw new Error('no two cards match');
}

test('a run with hidden information starts without a seed and does not expose its secret', async () => {
  const { owner, run } = await openTable();
  expect(run.setup).toEqual({});
  expect((await owner.api('openRuns')).map(({ setup }) => setup)).toEqual([{}]);
  const row = await server.services.db
    .selectFrom('runs')
    .select('secret')
    .where('id', '=', run.runId)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(row.secret ?? '')).toHaveLength(4);
});

test('a repeated call gives the same answer, also concurrently', async () => {
  const { turn, stored } = await openTable();
  const answers = await Promise.all(Array.from({ length: 10 }, async () => turn(0, 5)));
  expect(new Set(answers.map(({ face }) => face)).size).toBe(1);
  await turn(1, 6);
  expect(await turn(0, 5)).toEqual(answers[0]);
  expect(await stored()).toHaveLength(2);
});

test('the calls of one chunk are answered in their order', async () => {
  const { owner, send, run } = await openTable();
  const { answers } = await send(asking(1, 120, turned(0, 40, 1), turned(1, 80, 3), turned(2, 120, 2)));
  expect(answers).toHaveLength(3);
  const fourth = await send(asking(2, 180, turned(3, 180, 4)));
  const lease = await owner.api('leaseRun', { params: { id: run.runId } });
  expect(lease.answers).toEqual([...(answers ?? []), ...(fourth.answers ?? [])]);
});

test('every picture appears twice, and each run has its own cards', async () => {
  const faces = await Promise.all(
    [1, 2].map(async () => {
      const { turn } = await openTable();
      const level: (number | undefined)[] = [];
      // In order, so that few cards match meanwhile.
      for (let card = 0; card < CARDS; card++) level.push((await turn(card, card)).face);
      return level;
    }),
  );
  for (const level of faces) expect(new Set(level).size).toBe(CARDS / 2);
  expect(faces[0]).not.toEqual(faces[1]);
});

test('reveals of a run are available only to its player', async () => {
  const { run, turn } = await openTable();
  await turn(0, 0);
  const other = await newPlayer(server);
  const params = { id: run.runId };
  expect(await codeOf(sendAtOnce(other, run.runId)(FIRST))).toBe('runs/not_found');
  expect(await codeOf(other.api('leaseRun', { params }))).toBe('runs/not_found');
  expect(await codeOf(newVisitor(server).api('replay', { params }))).toBe('runs/not_found');
  expect(await codeOf(sendAtOnce(other, 'no-such-run')(FIRST))).toBe('runs/not_found');
});

test('a game without hidden information rejects calls for it', async () => {
  const { send } = await opened(2);
  const calls = [{ index: 1, tick: 60, request: { level: 1, card: 0 } }];
  expect(await codeOf(send({ ...emptyChunk(2, 1, 60), calls }))).toBe('runs/reveal_refused');
});

/** Cheating attempts after two cards that do not match were turned in the first two seconds. */
const CHEATS: Record<string, readonly [code: string, cheat: (table: Table) => Promise<unknown>]> = {
  'a third card while two are face up': ['runs/reveal_refused', async ({ turn }) => turn(2, 2, { tick: 121 })],
  'a third card a tick too early': [
    'runs/reveal_refused',
    async ({ turn }) => turn(2, 2, { tick: 120 + PAIR_TICKS - 1 }),
  ],
  'another card in place of a turned one': ['runs/chunk_conflict', async ({ turn }) => turn(1, 7)],
  'a turned card at another tick': ['runs/chunk_conflict', async ({ turn }) => turn(1, 1, { tick: 119 })],
  'a card of a later chunk': ['runs/chunk_gap', async ({ turn }) => turn(3, 2)],
  'a card at a later index': ['request/invalid', async ({ send }) => send(asking(3, 180, turned(3, 180, 2)))],
  'a card at an earlier tick': ['request/invalid', async ({ send }) => send(asking(3, 180, turned(2, 30, 2)))],
  'a card after the end of its chunk': ['request/invalid', async ({ send }) => send(asking(3, 180, turned(2, 181, 2)))],
  'a card that leaves out ticks': ['request/invalid', async ({ turn }) => turn(2, 2, { tick: 700 * TICKS_PER_SECOND })],
  'a card of the next level': ['runs/reveal_refused', async ({ turn }) => turn(2, 2, { level: 2 })],
  'a card of an invalid level': ['runs/reveal_refused', async ({ turn }) => turn(2, 2, { level: 0 })],
  'a card that does not exist': ['runs/reveal_refused', async ({ turn }) => turn(2, CARDS)],
  'all cards at once': ['runs/reveal_refused', async ({ ask }) => ask(2, 240, { level: 1, all: 1 })],
  'a card with an extra field': ['runs/reveal_refused', async ({ ask }) => ask(2, 240, { level: 1, card: 2, next: 3 })],
};

/** A table with two unmatched cards face up. */
async function tableWithTwoCards(): Promise<Table> {
  const table = await openTable();
  const first = await table.turn(0, 0);
  const second = await table.turn(1, 1);
  return first.face === second.face ? tableWithTwoCards() : table;
}

test.each(Object.entries(CHEATS))('%s is rejected, and the run continues', async (_, [code, cheat]) => {
  const table = await tableWithTwoCards();
  expect(await codeOf(cheat(table))).toBe(code);
  expect(await table.stored()).toHaveLength(2);
  expect(await table.turn(2, 2)).toEqual({ face: expect.any(Number) as number });
  expect(await table.stored()).toHaveLength(3);
});

test('of several calls in a chunk none is answered when one is refused', async () => {
  const { send, turn, stored } = await tableWithTwoCards();
  const chunk = asking(3, 240, turned(2, 180, 2), turned(3, 240, CARDS));
  expect(await codeOf(send(chunk))).toBe('runs/reveal_refused');
  expect(await stored()).toHaveLength(2);
  await turn(2, 3);
  expect(await stored()).toMatchObject([{ index: 0 }, { index: 1 }, { index: 2, request: { card: 3 } }]);
});

test('a face-up or matched card cannot be turned again', async () => {
  const table = await openTable();
  const { turn } = table;
  const match = await findPair(table);
  let { index } = match;
  const [first, second] = match.pair;
  if (!match.matched) {
    // An odd number of turned cards leaves one face up.
    if (index % 2 === 1) await turn(index++, (second + 1) % CARDS);
    await turn(index++, first);
    expect(await codeOf(turn(index, first))).toBe('runs/reveal_refused');
    await turn(index++, second);
  }
  for (const card of match.pair) expect(await codeOf(turn(index, card))).toBe('runs/reveal_refused');
});

test('a card ahead of real time is rejected until that time has passed', async () => {
  const player = await newPlayer(server, 1);
  server.clock.stop();
  const { runId } = await startRun(player, MEMORY);
  const send = await begun(MEMORY, sendAtOnce(player, runId));
  const turn = async () => send(asking(1, 60, turned(0, 60, 0)));
  expect(await codeOf(turn())).toBe('runs/chunk_early');
  server.clock.advance(60 * TICK_MS);
  await turn();
  server.clock.set(Date.now());
});

test('a card after the time of its level is rejected (B 9)', async () => {
  const { send, stored } = await openTable();
  for (let seq = 1; seq <= 295; seq++) await send(asking(seq, 120 * seq));
  expect(await codeOf(send(asking(296, 35_460, turned(0, 35_460, 0))))).toBe('runs/reveal_refused');
  expect(await stored()).toEqual([]);
});

describe('the clock of the quiz', () => {
  /** A run whose first question was asked just now. */
  async function asked() {
    const { ask } = await opened(QUIZ);
    await ask(0, 60, { brief: 1 });
    await ask(1, 120, { ask: 1 });
    return async (option: number) => ask(2, 180, { lock: 1, option });
  }

  test.each([
    ['at once brings the whole bonus', 0, { most: 15, late: 0 }],
    ['after ten seconds brings less', 10_000, { most: expect.toBeOneOf([6, 7, 8, 9]) as number, late: 0 }],
    ['after a minute does not count, however few ticks have passed', 61_000, { most: 0, late: 2 }],
  ])('is that of the server: an answer %s', async (_, elapsedMs, verdict) => {
    const lock = await asked();
    server.clock.advance(elapsedMs);
    expect(await lock(0)).toMatchObject(verdict);
  });

  test('goes on with the first answer: no other takes its place', async () => {
    const lock = await asked();
    const verdict = await lock(0);
    expect(await codeOf(lock(1))).toBe('runs/chunk_conflict');
    expect(await lock(0)).toEqual(verdict);
  });
});

test('a closed or expired run rejects calls', async () => {
  const player = await newPlayer(server, 2);
  const run = await startRun(player, MEMORY);
  const quit = await playRun(MEMORY, run.setup, sendTo(server, run.runId), { quitAfter: 1 });
  await player.api('submitScore', { body: claimFor({ ...quit, runId: run.runId }) });
  expect(await codeOf(sendAtOnce(player, run.runId)(beginOf(MEMORY, 1, 60)))).toBe('runs/closed');
  const next = await openTable(player);
  server.clock.advance(RUN_LIFETIME_MS);
  expect(await codeOf(next.turn(0, 0))).toBe('runs/expired');
});

test('a chunk under changed rules refunds the credit', async () => {
  const player = await newPlayer(server, 1);
  const { runId } = await startRun(player, MEMORY);
  const { db } = server.services;
  await db.updateTable('runs').set({ rules_version: 999 }).where('id', '=', runId).execute();
  const stale = await refusal(sendAtOnce(player, runId)(FIRST));
  expect({ status: stale.status, code: stale.code }).toEqual({ status: 409, code: 'runs/stale_rules' });
  expect((await player.api('user')).user.credits).toBe(1);
  const claim = { gameId: MEMORY, score: 0, points: 0, runId };
  expect(await codeOf(player.api('submitScore', { body: claim }))).toBe('runs/stale_rules');
  expect(await codeOf(player.api('leaseRun', { params: { id: runId } }))).toBe('runs/stale_rules');
  expect((await player.api('user')).user.credits).toBe(1);
  expect(await ledgerFaults(db)).toEqual([]);
});

type CardCommand = { readonly face?: number; readonly turn?: number };

/** Forges the log of an honest run part by part. */
type Forgery = () => ForgePart<CardCommand>;

/** Changes the first command that something can be made of. */
const firstOne =
  (change: (command: CardCommand) => CardCommand | undefined): Forgery =>
  () => {
    let isDone = false;
    return ({ commands }) => ({
      commands: commands.map((entry) => {
        const changed = isDone ? undefined : change(entry.command);
        isDone ||= changed !== undefined;
        return changed ? { ...entry, command: changed } : entry;
      }),
    });
  };

const FORGERIES: Record<string, Forgery> = {
  'another face': firstOne(({ face }) => (face === undefined ? undefined : { face: (face + 1) % 44 })),
  'a false match': () => {
    const faces: number[] = [];
    return firstOne(({ face }) => {
      if (face === undefined) return undefined;
      faces.push(face);
      const first = faces.at(-2);
      // The first pair may match by chance.
      return faces.length % 2 === 0 && first !== undefined && first !== face ? { face: first } : undefined;
    })();
  },
  'another card': firstOne(({ turn }) => (turn === undefined ? undefined : { turn: (turn + 1) % CARDS })),
  'cards turned a tick earlier': () => (log, fromTick) => ({
    commands: log.commands.map(({ tick, command }) => ({
      tick: 'turn' in command ? Math.max(tick - 1, fromTick + 1) : tick,
      command,
    })),
  }),
  'faces of cards that were not turned': () => (log) => ({
    commands: log.commands.filter(({ command }) => !('turn' in command)),
  }),
  'turned cards without their faces': () => (log) => ({
    commands: log.commands.filter(({ command }) => !('face' in command)),
  }),
  'nothing in it': () => () => ({ commands: [] }),
};

test.each(Object.entries(FORGERIES))('a replay with %s is rejected', async (_, forgery) => {
  const player = await newPlayer(server, 1);
  const { runId, setup } = await startRun(player, MEMORY);
  const send = forgeParts(MEMORY, sendTo(server, runId), forgery());
  const playedRun = await playRun(MEMORY, setup, send, { skill: 'good', quitAfter: 600 });
  const error = await refusal(player.api('submitScore', { body: claimFor({ ...playedRun, runId }) }));
  expect({ status: error.status, code: error.code }).toEqual({ status: 422, code: 'runs/rejected' });
  expect((await player.api('user')).user.totalPoints).toBe(0);
});

test('a run that lost its last answer is verified', async () => {
  const player = await newPlayer(server, 1);
  const { runId, setup } = await startRun(player, MEMORY);
  const send = sendTo(server, runId);
  let answers = 0;
  const playing = playRun(MEMORY, setup, async (chunk) => {
    const answer = await send(chunk);
    answers += chunk.calls.length;
    if (answers === 9) throw new Error('the answer is lost');
    return answer;
  });
  await expect(playing).rejects.toThrow('lost');
  // The player leaves before it arrives.
  const { position, answers: stored } = await player.api('leaseRun', { params: { id: runId } });
  expect(stored).toHaveLength(9);
  const again = sendAtOnce(player, runId, 2);
  const { token = null } = await again(beginOf(MEMORY, position.seq, position.toTick));
  expect(token).not.toBeNull();
  await again({ ...emptyChunk(MEMORY, position.seq + 1, position.toTick, 'end'), token: null });
  const answer = await player.api('submitScore', { body: { gameId: MEMORY, score: 0, points: 0, runId } });
  expect(answer).toMatchObject({ accepted: true, witness: { fault: null } });
});

test('the replay of a run with hidden information contains exactly the stored answers but no secret', async () => {
  const player = await newPlayer(server, 1);
  const { runId, setup } = await startRun(player, MEMORY);
  const send = sendTo(server, runId);
  const playedRun = await playRun(MEMORY, setup, send, { skill: 'good', quitAfter: 900 });
  const stored = dealsOf(await chunksOfRun.all(server.services.db, { runId }));
  await player.api('submitScore', { body: claimFor({ ...playedRun, runId }) });
  const replay = await player.api('replay', { params: { id: runId } });
  expect(replay).toMatchObject({
    gameId: MEMORY,
    replay: await packLog(MEMORY, playedRun.log),
    score: playedRun.score,
  });
  expect(replay).not.toHaveProperty('seed');
  const log: CommandLog<unknown> = decodeCommandLog(memory.commands, await unpackReplay(replay.replay), memory);
  const { deals } = resimulate(memory, { seed: 0 }, log);
  expect(deals.length).toBeGreaterThan(10);
  expect(stored.slice(0, deals.length).map(({ atMs: _atMs, ...deal }) => deal)).toEqual(deals);
});

test('a stream that is read from the database again goes on with its answers', async () => {
  const { owner, run, turn } = await openTable();
  const faces = [await turn(0, 0), await turn(1, 1)];
  server.services.streams.forget({ id: run.runId, user_id: owner.user.id });
  expect(await turn(1, 1)).toEqual(faces[1]);
  const { answers } = await owner.api('leaseRun', { params: { id: run.runId } });
  expect(answers.map(({ reveal }) => reveal)).toEqual(faces);
});

test('a stream is read from the database once: its last chunk, and its answers (B 9)', async () => {
  const { owner, run, turn } = await openTable();
  await turn(0, 0);
  server.services.streams.forget({ id: run.runId, user_id: owner.user.id });
  const reading = vi.spyOn(server.services.db, 'read');
  onTestFinished(() => reading.mockRestore());
  for (const index of [1, 2, 3, 4]) await turn(index, index);
  expect(reading.mock.calls.filter(([, values]) => 'runId' in values)).toHaveLength(2);
});
