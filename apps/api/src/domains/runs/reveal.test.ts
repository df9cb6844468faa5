import { RUN_LIFETIME_MS, type RevealBody } from '@star-seekers/contracts';
import { games } from '@star-seekers/games';
import { type CommandLog, TICK_MS } from '@star-seekers/sim';
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

/** The memory challenge, where the faces of the cards are hidden. */
const GAME = 3;
const CARDS = 24;
/** A pair takes as many ticks from its second card to the next first one: it is turned, and looked at. */
const PAIR_TICKS = 30;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => server.close());

/** Asks what the rules of the memory challenge are asked; a card takes a second of the run unless the test says otherwise. */
async function openTable(player?: TestPlayer) {
  const owner = player ?? (await newPlayer(server, 1));
  const run = await startRun(owner, GAME);
  server.clock.advance(600_000);
  const ask = async (body: RevealBody, by = owner) => by.api('reveal', { params: { id: run.runId }, body });
  const turn = async (index: number, card: number, more: { level?: number; tick?: number } = {}) =>
    ask({ index, tick: more.tick ?? 60 * (index + 1), request: { level: more.level ?? 1, card } });
  const refused = async (call: Promise<unknown>) => (await refusal(call)).code;
  return { owner, run, ask, turn, refused };
}

/** Two cards of the level that match, found by turning them one after the other. */
async function findPair({ turn }: Awaited<ReturnType<typeof openTable>>) {
  const seen = new Map<number, number>();
  let index = 0;
  for (let card = 0; card < CARDS; card++) {
    const { reveal } = await turn(index++, card);
    const mate = seen.get(reveal.face as number);
    // Found in its own turn, or together with an earlier card.
    if (mate !== undefined) return { index, pair: [mate, card] as const, matched: card % 2 === 1 && mate === card - 1 };
    seen.set(reveal.face as number, card);
  }
  throw new Error('no two cards match');
}

test('a run that hides something starts without a seed, and tells nothing of its secret', async () => {
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

test('the same request gives the same answer, also when it is asked many times at once', async () => {
  const { turn } = await openTable();
  const answers = await Promise.all(Array.from({ length: 10 }, async () => turn(0, 5)));
  expect(new Set(answers.map(({ reveal }) => reveal.face)).size).toBe(1);
  await turn(1, 6);
  expect(await turn(0, 5)).toEqual(answers[0]);
});

test('every picture lies there twice, and another run has other cards', async () => {
  const faces = await Promise.all(
    [1, 2].map(async () => {
      const { turn } = await openTable();
      const level: (number | undefined)[] = [];
      // One after the other, so that hardly anything matches on the way.
      for (let card = 0; card < CARDS; card++) level.push((await turn(card, card)).reveal.face);
      return level;
    }),
  );
  for (const level of faces) expect(new Set(level).size).toBe(CARDS / 2);
  expect(faces[0]).not.toEqual(faces[1]);
});

test('nobody but its player is told anything of a run', async () => {
  const { ask, refused } = await openTable();
  const body = { index: 0, tick: 60, request: { level: 1, card: 0 } };
  expect(await refused(ask(body, await newPlayer(server)))).toBe('runs/not_found');
  const { api } = await newPlayer(server);
  expect(await refused(api('reveal', { params: { id: 'no-such-run' }, body }))).toBe('runs/not_found');
});

test('a game that hides nothing tells nothing', async () => {
  const player = await newPlayer(server, 1);
  const { runId } = await startRun(player, 2);
  const body = { index: 0, tick: 0, request: { level: 1, card: 0 } };
  expect((await refusal(player.api('reveal', { params: { id: runId }, body }))).code).toBe('runs/reveal_refused');
});

type Table = Awaited<ReturnType<typeof openTable>>;

/** What a cheat would try, after two cards that do not match were turned in the first two seconds. */
const CHEATS: Record<string, (table: Table) => Promise<unknown>> = {
  'a third card while two are up': async ({ turn }) => turn(2, 2, { tick: 121 }),
  'a third card a tick too early': async ({ turn }) => turn(2, 2, { tick: 120 + PAIR_TICKS - 1 }),
  'another card in place of one that was turned': async ({ turn }) => turn(1, 7),
  'a card that was turned, at another tick': async ({ turn }) => turn(1, 1, { tick: 119 }),
  'a card further on in the run': async ({ turn }) => turn(3, 2),
  'a card of the past': async ({ turn }) => turn(2, 2, { tick: 30 }),
  'a card of the future': async ({ turn }) => turn(2, 2, { tick: 61 * 60 * 60 }),
  'a card of the next level': async ({ turn }) => turn(2, 2, { level: 2 }),
  'a card of no level': async ({ turn }) => turn(2, 2, { level: 0 }),
  'a card that there is not': async ({ turn }) => turn(2, CARDS),
  'all cards at once': async ({ ask }) => ask({ index: 2, tick: 240, request: { level: 1, all: 1 } }),
  'a card and more': async ({ ask }) => ask({ index: 2, tick: 240, request: { level: 1, card: 2, next: 3 } }),
};

/** A table with two cards up that do not match. */
async function tableWithTwoUp(): Promise<Table> {
  const table = await openTable();
  const first = await table.turn(0, 0);
  const second = await table.turn(1, 1);
  return first.reveal.face === second.reveal.face ? tableWithTwoUp() : table;
}

test.each(Object.entries(CHEATS))('%s is refused, and the run goes on', async (_, cheat) => {
  const table = await tableWithTwoUp();
  const { turn, refused, run } = table;
  expect(await refused(cheat(table))).toBe('runs/reveal_refused');
  expect((await turn(2, 2)).reveal).toMatchObject({ face: expect.any(Number) as number });
  const told = await server.services.db.selectFrom('run_reveals').selectAll().where('run_id', '=', run.runId).execute();
  expect(told).toHaveLength(3);
});

test('a card that is up or matched is not turned again', async () => {
  const table = await openTable();
  const { turn, refused } = table;
  const found = await findPair(table);
  let { index } = found;
  const [first, second] = found.pair;
  if (!found.matched) {
    // An odd number of cards leaves one up.
    if (index % 2 === 1) await turn(index++, (second + 1) % CARDS);
    await turn(index++, first);
    expect(await refused(turn(index, first))).toBe('runs/reveal_refused');
    await turn(index++, second);
  }
  for (const card of found.pair) expect(await refused(turn(index, card))).toBe('runs/reveal_refused');
});

test('a card that the run has no time for is refused until that time has passed', async () => {
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

test('a run that has ended or run out tells nothing more', async () => {
  const player = await newPlayer(server, 2);
  const { turn, refused, run } = await openTable(player);
  const quit = await playRun(GAME, run.setup, { quitAfter: 1, ask: askServer(server, player, run.runId) });
  await player.api('submitScore', { body: claimFor({ ...quit, runId: run.runId }) });
  expect(await refused(turn(0, 0))).toBe('runs/closed');
  const next = await openTable(player);
  server.clock.advance(RUN_LIFETIME_MS);
  expect(await next.refused(next.turn(0, 0))).toBe('runs/expired');
});

test('when the rules have changed the credit comes back at once', async () => {
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

test('a player who asks without end is told to slow down', async () => {
  const strict = await startTestServer({ limits: { reveal: { max: 3, windowMs: 60_000 } } });
  const player = await newPlayer(strict, 1);
  const { runId } = await startRun(player, GAME);
  const ask = async () =>
    player.api('reveal', { params: { id: runId }, body: { index: 0, tick: 1, request: { level: 1, card: 0 } } });
  for (let call = 0; call < 3; call++) await ask();
  expect((await refusal(ask())).code).toBe('request/rate_limited');
  await strict.close();
});

/** Plays a run honestly, and hands in something else. */
type Forgery = (log: CommandLog<Told>, played: PlayedRun) => CommandLog<unknown>;
type Told = { readonly face?: number; readonly turn?: number };

const FORGERIES: Record<string, Forgery> = {
  'another face': (log) => ({ ...log, commands: changeFirst(log, ({ face = 0 }) => ({ face: (face + 1) % 44 })) }),
  'a mate where there was none': (log) => {
    const told = log.commands.filter(({ command }) => command.face !== undefined);
    // By luck the first two may have been mates.
    const wrong = told.findIndex(
      ({ command }, place) => place % 2 === 1 && command.face !== told[place - 1]?.command.face,
    );
    const face = told[wrong - 1]?.command.face ?? Number.NaN;
    return {
      ...log,
      commands: log.commands.map((entry) => (entry === told[wrong] ? { ...entry, command: { face } } : entry)),
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
  'faces that nobody turned': (log) => ({
    ...log,
    commands: log.commands.filter(({ command }) => !('turn' in command)),
  }),
  'turned cards without their faces': (log) => ({
    ...log,
    commands: log.commands.filter(({ command }) => !('face' in command)),
  }),
  'the first half alone': (log) => ({
    ticks: Math.floor(log.ticks / 2),
    quit: true,
    commands: log.commands.filter(({ tick }) => tick <= log.ticks / 2),
  }),
  'nothing at all': () => ({ ticks: 0, quit: true, commands: [] }),
};

function changeFirst(log: CommandLog<Told>, change: (command: Told) => Told) {
  const first = log.commands.findIndex(({ command }) => command.face !== undefined);
  return log.commands.map((entry, index) => (index === first ? { ...entry, command: change(entry.command) } : entry));
}

test.each(Object.entries(FORGERIES))('a replay with %s is rejected', async (_, forge) => {
  const player = await newPlayer(server, 1);
  const played = await startAndPlay(server, player, { gameId: GAME, skill: 'good', quitAfter: 1200 });
  const replay = await packLog(GAME, forge(played.log as CommandLog<Told>, played));
  const error = await refusal(player.api('submitScore', { body: { ...claimFor(played), replay } }));
  expect({ status: error.status, code: error.code }).toEqual({ status: 422, code: 'runs/rejected' });
  expect((await player.api('user')).user.totalPoints).toBe(0);
});

test('a run whose last answer was lost is as good as any', async () => {
  const player = await newPlayer(server, 1);
  const run = await startRun(player, GAME);
  const ask = askServer(server, player, run.runId);
  let asked = 0;
  const played = playRun(GAME, run.setup, {
    ask: async (call) => {
      const reveal = await ask(call);
      if (++asked === 9) throw new Error('the answer is lost');
      return reveal;
    },
  });
  await expect(played).rejects.toThrow('lost');
  // The same run up to the lost answer, left there.
  const again = await playRun(GAME, run.setup, {
    ask: async (call) => ask(call),
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

test('a replay of a verified run plays again, faces and all, without the secret', async () => {
  const player = await newPlayer(server, 1);
  const played = await startAndPlay(server, player, { gameId: GAME, skill: 'poor' });
  await player.api('submitScore', { body: claimFor(played) });
  const replay = await player.api('replay', { params: { id: played.runId } });
  expect(replay).toMatchObject({ gameId: GAME, replay: played.replay, score: played.score });
  expect(replay).not.toHaveProperty('seed');
  expect(games.get(GAME)?.sim.hidden).toBeDefined();
});
