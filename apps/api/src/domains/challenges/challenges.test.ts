import { unpackReplay } from '@star-seekers/games/replay-transport';
import {
  type CommandLog,
  type Course,
  type DealerSecret,
  Run,
  type SimState,
  beaconDealer,
  courseBeacons,
  decodeCommandLog,
  hashState,
  localDealer,
  resimulate,
  verifyLog,
} from '@star-seekers/sim';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  type TestServer,
  type Visitor,
  claimFor,
  ledgerFaults,
  newPlayer,
  newVisitor,
  packLog,
  refusal,
  startAndPlay,
  startTestServer,
} from '../../testing/index.ts';
import { type PlayOptions, gameWithId } from '../../testing/play-run.ts';
import { runOperator } from '../../cli/run-operator.ts';
import { act } from '../operators/action.ts';
import { voidAction } from '../operators/run-actions.ts';
import { findAnyRun } from '../runs/repository.ts';
import { CHALLENGE_LIFETIME_MS, deleteUnplayedChallenges } from './challenge.ts';
import { touchChallenge } from './repository.ts';
import { MAX_DUELS } from './submit-duel.ts';

const WITH_BEACONS = [1, 2, 5, 6];

/** Of every run. */
const SEED = 3_141_597_995;

let server: TestServer;

beforeAll(async () => {
  // Bots gain and lose by chance, which tests do not depend on.
  server = await startTestServer({ randomness: { seed: () => SEED } });
});

afterAll(async () => server.close());

const idOf = async ({ api }: Visitor, runId: string) => (await api('createChallenge', { body: { runId } })).id;

/** A finished run of a new player, and a challenge to it by that player. */
async function challenged(options: PlayOptions & { gameId?: number } = {}) {
  const player = await newPlayer(server, 1);
  const played = await startAndPlay(server, player, { quitAfter: 900, ...options });
  await player.api('submitScore', { body: claimFor(played) });
  return { player, played, id: await idOf(player, played.runId) };
}

/** Plays a duel with a bot. */
async function playDuel({ api }: Visitor, id: string, options: PlayOptions = {}) {
  const { skill = 'good', botSeed = 2, quitAfter = 1200, pauseAt } = options;
  const { gameId, rulesVersion, run: origin, course } = await api('challenge', { params: { id } });
  if (!course) throw new Error('the challenge is closed');
  const { sim, createBot } = gameWithId(gameId);
  const { replay } = await api('replay', { params: { id: origin.runId } });
  const log = decodeCommandLog(sim.commands, await unpackReplay(replay), sim);
  const setup = { seed: 0, ...course.setup };
  const on: Course = { setup, secret: course.secret as unknown as DealerSecret, log };
  const run = new Run<SimState, unknown, unknown>(sim, setup);
  run.reveals = courseBeacons(on, run);
  const bot = createBot({ skill, seed: botSeed });
  while (!run.ended && run.state.tick < quitAfter) {
    if (run.state.tick === pauseAt || log.begins.includes(run.state.tick + 1)) run.begin();
    run.step(bot(run.state));
  }
  if (!run.ended) run.quit();
  const { score } = sim.outcome(run.state);
  return { log: run.log, body: { rulesVersion, score, replay: await packLog(gameId, run.log) } };
}

async function duel(player: Visitor, id: string, options?: PlayOptions) {
  const { body } = await playDuel(player, id, options);
  return player.api('submitDuel', { params: { id }, body });
}

test('anybody can check a duel from outside, and is told that it counts nowhere', async () => {
  const { id } = await challenged({ pauseAt: 400 });
  const { runId } = await duel(await newPlayer(server), id);
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const terminal = { env: {}, operator: 'ops', print, printError: print, confirm: undefined };
  const code = await runOperator(['verify', 'run', `${server.url}/run/${runId}`], terminal);
  expect(code).toBe(0);
  expect(lines.slice(2)).toEqual([
    'It counts nowhere (duel).',
    'The run holds: played again it comes to what the hub shows.',
  ]);
});

describe.each(WITH_BEACONS)('a challenge to a run of game %i', (gameId) => {
  test('is played by another player, with its pauses, and both results stand on its page with their recordings', async () => {
    const { player, played, id } = await challenged({ gameId, pauseAt: 400 });
    const rival = await newPlayer(server);
    const { score, runId, of } = await duel(rival, id);
    expect(of).toBe(2);
    const { api } = newVisitor(server);
    const page = await api('challenge', { params: { id } });
    expect(page).toMatchObject({
      gameId,
      state: 'open',
      challenger: { id: player.user.id },
      run: { runId: played.runId, score: played.score, player: { id: player.user.id } },
      duels: [{ runId, score, player: { id: rival.user.id } }],
    });
    const { replay, seed = 0, options } = await api('replay', { params: { id: runId } });
    const { sim } = gameWithId(gameId);
    const log = decodeCommandLog(sim.commands, await unpackReplay(replay), sim);
    expect(verifyLog(sim, options ? { seed, options } : { seed }, log).outcome.score).toBe(score);
    expect(log.begins).toEqual(played.log.begins);
    expect(await api('runPage', { params: { id: runId } })).toMatchObject({
      standing: 'duel',
      challengeId: id,
      witness: null,
      rankThen: null,
      ranks: { monthly: null, yearly: null },
      secret: page.course?.secret,
    });
  });
});

test('the same player and run give the same challenge, another player another one, and a duel the one that it belongs to', async () => {
  const { player, played, id } = await challenged();
  const rival = await newPlayer(server);
  const { runId } = await duel(rival, id);
  expect(await idOf(player, played.runId)).toBe(id);
  const other = await idOf(rival, played.runId);
  expect(other).not.toBe(id);
  expect(await idOf(rival, runId)).toBe(id);
});

test('a duel counts nowhere: no board, no total, no credit, no history, no collection, and the books are right', async () => {
  const { id, played } = await challenged({ skill: 'good' });
  const rival = await newPlayer(server);
  const { runId, score } = await duel(rival, id, { skill: 'poor' });
  expect(score).toBeGreaterThan(0);
  const { user } = await rival.api('user');
  expect(user).toMatchObject({ credits: 0, totalPoints: 0 });
  expect(await rival.api('gameBreakdown', { params: { id: rival.user.id } })).toEqual([]);
  expect(await rival.api('playerRuns')).toEqual({ runs: [], before: null });
  expect(await rival.api('playerPlot')).toEqual([]);
  expect(await rival.api('keepsakes')).toEqual({});
  expect(await rival.api('results', { query: { gameId: '2' } })).toMatchObject({ bestScore: null, last: null });
  const rows = await rival.api('gameBoard', { params: { gameId: '2' } });
  expect(rows.map((row) => row.runId)).toContain(played.runId);
  expect(rows.map((row) => row.runId)).not.toContain(runId);
  expect(await ledgerFaults(server.services.db)).toEqual([]);
  expect((await rival.api('exportUser')).runs).toMatchObject([{ runId, status: 'duel', result: { score } }]);
});

test('each player has the best duel; a worse one is not kept, and the same again gets the same answer', async () => {
  const { id } = await challenged({ quitAfter: 300 });
  const rival = await newPlayer(server);
  const long = await playDuel(rival, id, { quitAfter: 2400 });
  const short = await playDuel(rival, id, { quitAfter: 600 });
  expect(long.body.score).toBeGreaterThan(short.body.score);
  const submit = async ({ body }: typeof long) => rival.api('submitDuel', { params: { id }, body });
  const first = await submit(short);
  const best = await submit(long);
  expect(best).toMatchObject({ isBest: true, place: 1, of: 2 });
  expect(await submit(long)).toEqual(best);
  expect(await submit(short)).toEqual({ ...best, isBest: false, score: short.body.score });
  expect((await rival.api('challenge', { params: { id } })).duels).toMatchObject([{ runId: best.runId }]);
  const gone = newVisitor(server).api('runPage', { params: { id: first.runId } });
  expect((await refusal(gone)).code).toBe('runs/not_found');
});

test('of equal scores the faster duel is ahead where ticks decide, and takes the place of a slower one', async () => {
  const { db } = server.services;
  const whole = { quitAfter: 10_000 };
  const { id, played } = await challenged({ gameId: 5, ...whole });
  const [rival, other] = [await newPlayer(server), await newPlayer(server)];
  const { body, log } = await playDuel(rival, id, whole);
  const submit = async () => rival.api('submitDuel', { params: { id }, body });
  const first = await submit();
  expect(first.score).toBeGreaterThan(0);
  const { ticks } = log;
  const others = await duel(other, id, { ...whole, botSeed: 3 });
  const asIf = async (runId: string, more: number) =>
    db
      .updateTable('results')
      .set({ score: first.score, tie_ticks: ticks + more })
      .where('run_id', '=', runId)
      .execute();
  const order = async () => (await rival.api('challenge', { params: { id } })).duels.map(({ runId }) => runId);

  await asIf(played.runId, 3);
  await asIf(others.runId, 1);
  expect(await order()).toEqual([first.runId, others.runId]);
  expect(await submit()).toMatchObject({ runId: first.runId, place: 1 });
  await asIf(others.runId, -1);
  expect(await order()).toEqual([others.runId, first.runId]);
  expect(await submit()).toMatchObject({ runId: first.runId, place: 2 });
  await asIf(played.runId, -2);
  expect(await submit()).toMatchObject({ runId: first.runId, place: 3 });

  await asIf(first.runId, 2);
  const faster = await submit();
  expect(faster).toMatchObject({ isBest: true, place: 3 });
  expect(await order()).toEqual([others.runId, faster.runId]);
});

test('a duel is believed only as far as it was played on the course', async () => {
  const { id, player, played } = await challenged();
  const rival = await newPlayer(server);
  const honest = await playDuel(rival, id);
  const { body, log } = honest;
  const secretOfMine = await (async () => {
    const { sim, createBot } = gameWithId(2);
    const { seed = 0 } = (await rival.api('runPage', { params: { id: played.runId } })).setup;
    const run = new Run<SimState, unknown, unknown>(sim, { seed }, localDealer(beaconDealer, 99));
    const bot = createBot({ skill: 'good', seed: 1 });
    while (!run.ended && run.state.tick < 900) run.step(bot(run.state));
    run.quit();
    return { ...body, score: sim.outcome(run.state).score, replay: await packLog(2, run.log) };
  })();
  const paused = (await playDuel(rival, id, { pauseAt: 200 })).body;
  const forgeries = {
    'a higher score': { ...body, score: body.score + 1 },
    'beacons of another secret': secretOfMine,
    'a pause of its own': paused,
    'a beacon less': { ...body, replay: await packLog(2, { ...log, beacons: log.beacons.slice(1) }) },
    'a run that goes on': { ...body, replay: await packLog(2, { ...log, quit: false }) },
    'no recording': { ...body, replay: 'AAAA' },
  };
  for (const [name, forged] of Object.entries(forgeries)) {
    const { code } = await refusal(rival.api('submitDuel', { params: { id }, body: forged }));
    expect(code, name).toBe('runs/rejected');
  }
  const stale = { ...body, rulesVersion: body.rulesVersion + 1 };
  expect((await refusal(rival.api('submitDuel', { params: { id }, body: stale }))).code).toBe('runs/stale_client');
  expect((await player.api('challenge', { params: { id } })).duels).toEqual([]);
});

describe.each(WITH_BEACONS)('a recording of game %i', (gameId) => {
  test('is handed in only by its player, with no small change either', async () => {
    const { id, player, played } = await challenged({ gameId, skill: 'good', quitAfter: 1500 });
    const { sim } = gameWithId(gameId);
    const { rulesVersion } = await player.api('challenge', { params: { id } });
    const [rival, thief] = [await newPlayer(server), await newPlayer(server)];
    const submit = async (by: Visitor, log: CommandLog<unknown>, to = id) => {
      const { seed = 0, options } = (await by.api('runPage', { params: { id: played.runId } })).setup;
      const { score } = verifyLog(sim, options ? { seed, options } : { seed }, log).outcome;
      return by.api('submitDuel', {
        params: { id: to },
        body: { rulesVersion, score, replay: await packLog(gameId, log) },
      });
    };
    const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code;
    // A player may hand in the own run, and the same duel again.
    expect(await submit(player, played.log)).toMatchObject({ score: played.score });
    const own = await playDuel(rival, id, { skill: 'poor', botSeed: 4, quitAfter: 1500 });
    for (let time = 0; time < 2; time++) expect(await submit(rival, own.log)).toMatchObject({ score: own.body.score });
    const otherWay = await idOf(thief, played.runId);
    for (const { log } of [played, own]) {
      const cut = endedAt(log, log.ticks - 60);
      expect(cut.commands.length).toBeGreaterThanOrEqual(8);
      expect(await codeOf(submit(thief, log))).toBe('challenges/copied');
      expect(await codeOf(submit(thief, log, otherWay))).toBe('challenges/copied');
      expect(await codeOf(submit(thief, cut))).toBe('challenges/copied');
    }
    expect((await thief.api('challenge', { params: { id: otherWay } })).duels).toEqual([]);
  });
});

/** A log that its player left at a tick. */
function endedAt({ commands, begins, beacons }: CommandLog<unknown>, ticks: number): CommandLog<unknown> {
  return {
    ticks,
    quit: true,
    commands: commands.filter(({ tick }) => tick <= ticks),
    begins: begins.filter((tick) => tick <= ticks),
    beacons: beacons.filter(({ tick }) => tick <= ticks),
  };
}

test('commands that come to the same are the same play', async () => {
  const { id, player, played } = await challenged({ skill: 'good', quitAfter: 1500 });
  const thief = await newPlayer(server);
  const { rulesVersion } = await player.api('challenge', { params: { id } });
  const { sim } = gameWithId(2);
  const { seed = 0 } = (await player.api('runPage', { params: { id: played.runId } })).setup;
  const stateOf = (log: CommandLog<unknown>) => hashState(resimulate(sim, { seed }, log).state);
  // The convoy turns at its next move: earlier in the same step is as good.
  const commands = played.log.commands.map((command) => {
    const earlier = { ...command, tick: command.tick - 1 };
    const log = { ...played.log, commands: played.log.commands.map((one) => (one === command ? earlier : one)) };
    return stateOf(log) === stateOf(played.log) ? earlier : command;
  });
  const moved = commands.filter((command, index) => command !== played.log.commands[index]);
  expect(moved.length).toBeGreaterThan(commands.length / 2);
  const replay = await packLog(2, { ...played.log, commands });
  const body = { rulesVersion, score: played.score, replay };
  expect((await refusal(thief.api('submitDuel', { params: { id }, body }))).code).toBe('challenges/copied');
});

test('only signed-in players challenge and hand in; what is not there is not found', async () => {
  const { id, played } = await challenged();
  const visitor = newVisitor(server);
  const { body } = await playDuel(visitor, id);
  const { runId } = played;
  const player = await newPlayer(server);
  const code = async (call: Promise<unknown>) => (await refusal(call)).code;
  expect(await code(visitor.api('createChallenge', { body: { runId } }))).toBe('auth/required');
  expect(await code(visitor.api('submitDuel', { params: { id }, body }))).toBe('auth/required');
  expect(await code(player.api('createChallenge', { body: { runId: 'no-such-run' } }))).toBe('runs/not_found');
  expect(await code(visitor.api('challenge', { params: { id: 'none' } }))).toBe('challenges/not_found');
  expect(await code(player.api('submitDuel', { params: { id: 'none' }, body }))).toBe('challenges/not_found');
});

test('runs of games with hidden information can not be challenged', async () => {
  const player = await newPlayer(server, 1);
  const played = await startAndPlay(server, player, { gameId: 3, quitAfter: 300 });
  await player.api('submitScore', { body: claimFor(played) });
  const refused = await refusal(player.api('createChallenge', { body: { runId: played.runId } }));
  expect(refused.code).toBe('challenges/impossible');
});

test('a voided run closes its challenges, results stay, and no new ones are made', async () => {
  const { played, id } = await challenged();
  const rival = await newPlayer(server);
  const { body } = await playDuel(rival, id);
  await rival.api('submitDuel', { params: { id }, body });
  await act(server.services, voidAction(played.runId), { operator: 'ops', reason: 'test' });
  expect(await rival.api('challenge', { params: { id } })).toMatchObject({
    state: 'voided',
    course: null,
    duels: [{ score: body.score }],
  });
  const code = async (call: Promise<unknown>) => (await refusal(call)).code;
  expect(await code(rival.api('submitDuel', { params: { id }, body }))).toBe('challenges/closed');
  expect(await code(rival.api('createChallenge', { body: { runId: played.runId } }))).toBe('challenges/impossible');
});

test('a challenge to a run of other rules can be read and not played', async () => {
  const { played, id } = await challenged();
  const rival = await newPlayer(server);
  const { body } = await playDuel(rival, id);
  const { db } = server.services;
  await db.updateTable('runs').set({ rules_version: 1 }).where('id', '=', played.runId).execute();
  expect(await rival.api('challenge', { params: { id } })).toMatchObject({ state: 'rules', course: null });
  expect((await refusal(rival.api('submitDuel', { params: { id }, body }))).code).toBe('challenges/closed');
});

test('a deleted account takes its duels with it, and its challenges keep the results of others', async () => {
  const { player, id } = await challenged();
  const rival = await newPlayer(server);
  await duel(player, id, { botSeed: 3 });
  const { runId } = await duel(rival, id, { skill: 'poor' });
  await player.api('deleteUser', { body: { password: player.password } });
  const page = await rival.api('challenge', { params: { id } });
  expect(page.challenger.username).toMatch(/^Anonymous-/);
  expect(page.duels.map((result) => result.runId)).toEqual([runId]);
});

test('a full challenge keeps the best', async () => {
  const { id, played } = await challenged({ quitAfter: 300 });
  const rival = await newPlayer(server);
  const { body } = await playDuel(rival, id, { quitAfter: 2400 });
  const weak = await playDuel(rival, id, { quitAfter: 60 });
  const { db } = server.services;
  const run = await findAnyRun(db, played.runId);
  const result = await db
    .selectFrom('results')
    .selectAll()
    .where('run_id', '=', played.runId)
    .executeTakeFirstOrThrow();
  if (!run) throw new Error('no run');
  for (let index = 0; index < MAX_DUELS; index++) {
    const { user } = await filler(index);
    const runId = `filler-${index}`;
    const own = { user_id: user, status: 'duel' } as const;
    await db
      .insertInto('runs')
      .values({ ...run, ...own, id: runId, live_id: null })
      .execute();
    await db
      .insertInto('results')
      .values({ ...result, user_id: user, run_id: runId, score: index === 0 ? weak.body.score : 10 * body.score })
      .execute();
    await db.insertInto('duels').values({ run_id: runId, challenge_id: id, user_id: user }).execute();
  }
  const refused = await refusal(rival.api('submitDuel', { params: { id }, body: weak.body }));
  expect(refused.code).toBe('challenges/full');
  expect(body.score).toBeGreaterThan(weak.body.score);
  expect(await rival.api('submitDuel', { params: { id }, body })).toMatchObject({ isBest: true, of: MAX_DUELS + 1 });
  const { duels } = await rival.api('challenge', { params: { id } });
  expect(duels).toHaveLength(MAX_DUELS);
  expect(duels.map(({ score }) => score)).not.toContain(weak.body.score);

  /** A user without a session, of whom the test needs many. */
  async function filler(index: number): Promise<{ user: string }> {
    const { id: userId, ...columns } = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', rival.user.id)
      .executeTakeFirstOrThrow();
    const user = `${userId.slice(0, 8)}-${index}`;
    const unique = { username: user, username_key: user, email_key: user };
    await db
      .insertInto('users')
      .values({ ...columns, ...unique, id: user })
      .execute();
    return { user };
  }
});

test('a challenge that nobody has played for 90 days is deleted with its duels', async () => {
  const { id } = await challenged();
  const rival = await newPlayer(server);
  const { runId } = await duel(rival, id);
  const later = await challenged();
  const { db } = server.services;
  const { expiresAt } = await rival.api('challenge', { params: { id } });
  expect(expiresAt - server.clock.now()).toBeGreaterThan(CHALLENGE_LIFETIME_MS - 60_000);
  await deleteUnplayedChallenges(db, expiresAt);
  expect(await rival.api('challenge', { params: { id } })).toMatchObject({ id });
  await deleteUnplayedChallenges(db, expiresAt + 1);
  const code = async (call: Promise<unknown>) => (await refusal(call)).code;
  expect(await code(rival.api('challenge', { params: { id } }))).toBe('challenges/not_found');
  expect(await code(rival.api('runPage', { params: { id: runId } }))).toBe('runs/not_found');
  expect(await rival.api('challenge', { params: { id: later.id } })).toMatchObject({ id: later.id });
});

test('a challenge that is played while unplayed ones are being deleted stays (E 5)', async () => {
  const { id } = await challenged();
  const rival = await newPlayer(server);
  const { db } = server.services;
  const now = server.clock.now();
  await touchChallenge(db, id, now - CHALLENGE_LIFETIME_MS - 1);
  const transaction = db.transaction.bind(db);
  const deleting = vi.spyOn(db, 'transaction').mockImplementationOnce(async (...given) => {
    await duel(rival, id);
    return transaction(...given);
  });
  onTestFinished(() => deleting.mockRestore());
  await deleteUnplayedChallenges(db, now);
  expect(deleting).toHaveBeenCalled();
  expect(await rival.api('challenge', { params: { id } })).toMatchObject({ id, duels: [{}] });
});
