import type { RevealBody } from '@star-seekers/contracts';
import { games } from '@star-seekers/games';
import { type CommandLog, EMPTY_LOG, TICK_MS } from '@star-seekers/sim';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type PlayedRun,
  type TestPlayer,
  type TestServer,
  askServer,
  claimFor,
  ledgerFaults,
  newPlayer,
  packLog,
  playRun,
  refusal,
  startAndPlay,
  startRun,
  startTestServer,
} from '../../testing/index.ts';
import { RUN_LIFETIME_MS } from './start-run.ts';

/** The memory challenge, where the faces of the cards are hidden. */
const GAME = 3;
const CARDS = 24;
/** Ticks from the second card of a pair to the next card: the pair is turned and shown. */
const PAIR_TICKS = 30;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => server.close());

/** Starts a run of the memory challenge and returns functions that send its reveal requests, by default one per second of the run. */
async function openTable(player?: TestPlayer) {
  const owner = player ?? (await newPlayer(server, 1));
  const run = await startRun(owner, GAME);
  server.clock.advance(600_000);
  const send = async (body: RevealBody, by = owner) => by.api('reveal', { params: { id: run.runId }, body });
  const turn = async (index: number, card: number, more: { level?: number; tick?: number } = {}) =>
    send({ index, tick: more.tick ?? 60 * (index + 1), request: { level: more.level ?? 1, card } });
  const codeOf = async (request: Promise<unknown>) => (await refusal(request)).code;
  return { owner, run, send, turn, codeOf };
}

/** Finds two matching cards by turning the cards in order. */
async function findPair({ turn }: Awaited<ReturnType<typeof openTable>>) {
  const cardOfFace = new Map<number, number>();
  let index = 0;
  for (let card = 0; card < CARDS; card++) {
    const { reveal } = await turn(index++, card);
    const mate = cardOfFace.get(reveal.face as number);
    // Matched at once if both cards are of the same turn.
    if (mate !== undefined) return { index, pair: [mate, card] as const, matched: card % 2 === 1 && mate === card - 1 };
    cardOfFace.set(reveal.face as number, card);
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

test('a repeated request gives the same answer, also concurrently', async () => {
  const { turn } = await openTable();
  const answers = await Promise.all(Array.from({ length: 10 }, async () => turn(0, 5)));
  expect(new Set(answers.map(({ reveal }) => reveal.face)).size).toBe(1);
  await turn(1, 6);
  expect(await turn(0, 5)).toEqual(answers[0]);
});

test('every picture appears twice, and each run has its own cards', async () => {
  const faces = await Promise.all(
    [1, 2].map(async () => {
      const { turn } = await openTable();
      const level: (number | undefined)[] = [];
      // In order, so that few cards match meanwhile.
      for (let card = 0; card < CARDS; card++) level.push((await turn(card, card)).reveal.face);
      return level;
    }),
  );
  for (const level of faces) expect(new Set(level).size).toBe(CARDS / 2);
  expect(faces[0]).not.toEqual(faces[1]);
});

test('reveals of a run are available only to its player', async () => {
  const { send, codeOf } = await openTable();
  const body = { index: 0, tick: 60, request: { level: 1, card: 0 } };
  expect(await codeOf(send(body, await newPlayer(server)))).toBe('runs/not_found');
  const { api } = await newPlayer(server);
  expect(await codeOf(api('reveal', { params: { id: 'no-such-run' }, body }))).toBe('runs/not_found');
});

test('a game without hidden information rejects reveal requests', async () => {
  const player = await newPlayer(server, 1);
  const { runId } = await startRun(player, 2);
  const body = { index: 0, tick: 0, request: { level: 1, card: 0 } };
  expect((await refusal(player.api('reveal', { params: { id: runId }, body }))).code).toBe('runs/reveal_refused');
});

type Table = Awaited<ReturnType<typeof openTable>>;

/** Cheating attempts after two cards that do not match were turned in the first two seconds. */
const CHEATS: Record<string, (table: Table) => Promise<unknown>> = {
  'a third card while two are face up': async ({ turn }) => turn(2, 2, { tick: 121 }),
  'a third card a tick too early': async ({ turn }) => turn(2, 2, { tick: 120 + PAIR_TICKS - 1 }),
  'another card in place of a turned one': async ({ turn }) => turn(1, 7),
  'a turned card at another tick': async ({ turn }) => turn(1, 1, { tick: 119 }),
  'a card at a later index': async ({ turn }) => turn(3, 2),
  'a card at an earlier tick': async ({ turn }) => turn(2, 2, { tick: 30 }),
  'a card at a future tick': async ({ turn }) => turn(2, 2, { tick: 61 * 60 * 60 }),
  'a card of the next level': async ({ turn }) => turn(2, 2, { level: 2 }),
  'a card of an invalid level': async ({ turn }) => turn(2, 2, { level: 0 }),
  'a card that does not exist': async ({ turn }) => turn(2, CARDS),
  'all cards at once': async ({ send }) => send({ index: 2, tick: 240, request: { level: 1, all: 1 } }),
  'a card with an extra field': async ({ send }) =>
    send({ index: 2, tick: 240, request: { level: 1, card: 2, next: 3 } }),
};

/** A table with two unmatched cards face up. */
async function tableWithTwoCards(): Promise<Table> {
  const table = await openTable();
  const first = await table.turn(0, 0);
  const second = await table.turn(1, 1);
  return first.reveal.face === second.reveal.face ? tableWithTwoCards() : table;
}

test.each(Object.entries(CHEATS))('%s is rejected, and the run continues', async (_, cheat) => {
  const table = await tableWithTwoCards();
  const { turn, codeOf, run } = table;
  expect(await codeOf(cheat(table))).toBe('runs/reveal_refused');
  expect((await turn(2, 2)).reveal).toMatchObject({ face: expect.any(Number) as number });
  const reveals = await server.services.db
    .selectFrom('run_reveals')
    .selectAll()
    .where('run_id', '=', run.runId)
    .execute();
  expect(reveals).toHaveLength(3);
});

test('a face-up or matched card cannot be turned again', async () => {
  const table = await openTable();
  const { turn, codeOf } = table;
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
  const { runId } = await startRun(player, GAME);
  const turn = async () =>
    player.api('reveal', { params: { id: runId }, body: { index: 0, tick: 600, request: { level: 1, card: 0 } } });
  expect((await refusal(turn())).code).toBe('runs/reveal_refused');
  server.clock.advance(600 * TICK_MS);
  await turn();
  server.clock.set(Date.now());
});

test('a closed or expired run rejects reveal requests', async () => {
  const player = await newPlayer(server, 2);
  const { turn, codeOf, run } = await openTable(player);
  const quit = await playRun(GAME, run.setup, { quitAfter: 1, ask: askServer(server, player, run.runId) });
  await player.api('submitScore', { body: claimFor({ ...quit, runId: run.runId }) });
  expect(await codeOf(turn(0, 0))).toBe('runs/closed');
  const next = await openTable(player);
  server.clock.advance(RUN_LIFETIME_MS);
  expect(await next.codeOf(next.turn(0, 0))).toBe('runs/expired');
});

test('a reveal request under changed rules refunds the credit', async () => {
  const player = await newPlayer(server, 1);
  const { runId } = await startRun(player, GAME);
  const { db } = server.services;
  await db.updateTable('runs').set({ rules_version: 999 }).where('id', '=', runId).execute();
  const body = { index: 0, tick: 60, request: { level: 1, card: 0 } };
  const stale = await refusal(player.api('reveal', { params: { id: runId }, body }));
  expect({ status: stale.status, code: stale.code }).toEqual({ status: 409, code: 'runs/stale_rules' });
  expect((await player.api('user')).user.credits).toBe(1);
  const claim = { gameId: GAME, score: 0, points: 0, runId, replay: 'AAAA' } as const;
  expect((await refusal(player.api('submitScore', { body: claim }))).code).toBe('runs/stale_rules');
  expect(await ledgerFaults(db)).toEqual([]);
});

test('reveal requests are limited per player', async () => {
  const strict = await startTestServer({ limits: { reveal: { max: 3, windowMs: 60_000 } } });
  const player = await newPlayer(strict, 1);
  const { runId } = await startRun(player, GAME);
  const send = async () =>
    player.api('reveal', { params: { id: runId }, body: { index: 0, tick: 1, request: { level: 1, card: 0 } } });
  for (let index = 0; index < 3; index++) await send();
  expect((await refusal(send())).code).toBe('request/rate_limited');
  await strict.close();
});

/** Replaces the log of an honest run. */
type Forgery = (log: CommandLog<CardCommand>, playedRun: PlayedRun) => CommandLog<unknown>;
type CardCommand = { readonly face?: number; readonly turn?: number };

const FORGERIES: Record<string, Forgery> = {
  'another face': (log) => ({ ...log, commands: changeFirst(log, ({ face = 0 }) => ({ face: (face + 1) % 44 })) }),
  'a false match': (log) => {
    const faces = log.commands.filter(({ command }) => command.face !== undefined);
    // The first pair may match by chance.
    const mismatch = faces.findIndex(
      ({ command }, place) => place % 2 === 1 && command.face !== faces[place - 1]?.command.face,
    );
    const face = faces[mismatch - 1]?.command.face ?? Number.NaN;
    return {
      ...log,
      commands: log.commands.map((entry) => (entry === faces[mismatch] ? { ...entry, command: { face } } : entry)),
    };
  },
  'another card': (log) => ({
    ...log,
    commands: log.commands.map((entry, index) =>
      index === 0 ? { ...entry, command: { turn: ((entry.command.turn ?? 0) + 1) % CARDS } } : entry,
    ),
  }),
  'everything a tick earlier': (log) => ({
    ...log,
    ticks: log.ticks - 1,
    commands: log.commands.map((entry) => ({ ...entry, tick: entry.tick - 1 })),
  }),
  'faces of cards that were not turned': (log) => ({
    ...log,
    commands: log.commands.filter(({ command }) => !('turn' in command)),
  }),
  'turned cards without their faces': (log) => ({
    ...log,
    commands: log.commands.filter(({ command }) => !('face' in command)),
  }),
  'the first half alone': (log) => ({
    ...log,
    ticks: Math.floor(log.ticks / 2),
    quit: true,
    commands: log.commands.filter(({ tick }) => tick <= log.ticks / 2),
  }),
  'an empty log': () => ({ ...EMPTY_LOG, quit: true }),
};

function changeFirst(log: CommandLog<CardCommand>, change: (command: CardCommand) => CardCommand) {
  const first = log.commands.findIndex(({ command }) => command.face !== undefined);
  return log.commands.map((entry, index) => (index === first ? { ...entry, command: change(entry.command) } : entry));
}

test.each(Object.entries(FORGERIES))('a replay with %s is rejected', async (_, forge) => {
  const player = await newPlayer(server, 1);
  const playedRun = await startAndPlay(server, player, { gameId: GAME, skill: 'good', quitAfter: 1200 });
  const replay = await packLog(GAME, forge(playedRun.log as CommandLog<CardCommand>, playedRun));
  const error = await refusal(player.api('submitScore', { body: { ...claimFor(playedRun), replay } }));
  expect({ status: error.status, code: error.code }).toEqual({ status: 422, code: 'runs/rejected' });
  expect((await player.api('user')).user.totalPoints).toBe(0);
});

test('a run that lost its last answer is verified', async () => {
  const player = await newPlayer(server, 1);
  const run = await startRun(player, GAME);
  const ask = askServer(server, player, run.runId);
  let count = 0;
  const playedRun = playRun(GAME, run.setup, {
    ask: async (request) => {
      const reveal = await ask(request);
      if (++count === 9) throw new Error('the answer is lost');
      return reveal;
    },
  });
  await expect(playedRun).rejects.toThrow('lost');
  // The same run, quit at the lost answer.
  const again = await playRun(GAME, run.setup, {
    ask: async (request) => ask(request),
    quitAfter: await tickOfLastReveal(run.runId),
  });
  const answer = await player.api('submitScore', { body: claimFor({ ...again, runId: run.runId }) });
  expect(answer.accepted).toBe(true);
});

async function tickOfLastReveal(runId: string): Promise<number> {
  const row = await server.services.db
    .selectFrom('run_reveals')
    .select('tick')
    .where('run_id', '=', runId)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return row.tick;
}

test('the replay of a run with hidden information contains the answers but no secret', async () => {
  const player = await newPlayer(server, 1);
  const playedRun = await startAndPlay(server, player, { gameId: GAME, skill: 'poor' });
  await player.api('submitScore', { body: claimFor(playedRun) });
  const replay = await player.api('replay', { params: { id: playedRun.runId } });
  expect(replay).toMatchObject({ gameId: GAME, replay: playedRun.replay, score: playedRun.score });
  expect(replay).not.toHaveProperty('seed');
  expect(games.get(GAME)?.sim.hidden).toBeDefined();
});
