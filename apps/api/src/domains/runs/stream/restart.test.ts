import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type TestDatabase,
  type TestServer,
  claimFor,
  createTestDatabase,
  newPlayer,
  newVisitor,
  playRun,
  sendAtOnce,
  startRun,
  startTestServer,
} from '../../../testing/index.ts';
import { type ServerProcess, startServerProcess } from '../../../testing/server-process/server-process.ts';

const limits = { processBeatMs: 200 };

let database: TestDatabase;
let here: TestServer;
let stopped: TestServer;
let killed: ServerProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  const options = { database: database.address, limits };
  here = await startTestServer(options);
  stopped = await startTestServer(options);
  killed = await startServerProcess(options);
});

afterAll(async () => {
  await killed.stop();
  await here.close();
  await database.remove();
});

/** The tick of a pause that is reported here. */
const VISIT = 10;

interface MovingRun {
  /** The process that it began in. */
  readonly process: string;
  /** Plays the rest here. */
  move(): Promise<void>;
  /** Submits it. @returns the pauses that the hub saw */
  pauses(): Promise<number>;
}

/**
 * Plays a run on another server, up to a stop that its page doesn't get to reporting.
 * @param visits whether an earlier pause is reported here, between two chunks there
 */
async function beginOn(there: Pick<TestServer, 'url'>, visits = false): Promise<MovingRun> {
  const player = await newPlayer(here, 1);
  const { runId, setup } = await startRun(player);
  const atStop = Promise.withResolvers<void>();
  const moved = Promise.withResolvers<void>();
  const sendHere = sendAtOnce(player, runId);
  let send = sendAtOnce(newVisitor({ ...here, url: there.url }, player.cookie()), runId);
  const playing = playRun(
    2,
    setup,
    async (chunk) => {
      if (chunk.kind !== 'pause') return send(chunk);
      if (chunk.toTick === VISIT) return sendHere(chunk);
      const answer = await send({ ...chunk, kind: 'play' });
      send = sendHere;
      atStop.resolve();
      await moved.promise;
      return answer;
    },
    { pauseAt: visits ? [VISIT, 25] : 25, quitAfter: 50 },
  );
  await Promise.race([atStop.promise, playing]);
  const { db } = here.services;
  const first = db.selectFrom('run_chunks').select('owner').where('run_id', '=', runId).where('seq', '=', 0);
  return {
    process: (await first.executeTakeFirstOrThrow()).owner,
    async move() {
      moved.resolve();
      await playing;
    },
    async pauses() {
      const claim = claimFor({ ...(await playing), runId });
      return (await player.api('submitScore', { body: claim })).witness.pauses;
    },
  };
}

/** Resolves when a process has been seen again. */
async function seen(id: string): Promise<void> {
  const { db, clock } = here.services;
  const now = clock.now();
  const row = db.selectFrom('processes').select('seen_at').where('id', '=', id);
  await expect.poll(async () => (await row.executeTakeFirstOrThrow()).seen_at).toBeGreaterThan(now);
}

/** Resolves when a process that was killed is known to have ended. */
async function knownToHaveEnded(id: string): Promise<void> {
  const { processes, clock } = here.services;
  await expect.poll(async () => processes.diedBefore([{ id, at: clock.now() }])).toEqual([id]);
}

test('a run that moves from a process that was stopped has no pause', async () => {
  const run = await beginOn(stopped);
  await stopped.close();
  await run.move();
  expect(await run.pauses()).toBe(0);
});

test('a run that moves from a process that lives has a pause, also when that is killed later, and then none, wherever it was before', async () => {
  const runs = [beginOn(killed), beginOn(killed), beginOn(killed), beginOn(killed, true)] as const;
  const [first, second, third, visitor] = await Promise.all(runs);
  await Promise.all([first.move(), second.move()]);
  await seen(first.process);
  expect(await first.pauses()).toBe(1);
  await killed.kill();
  await knownToHaveEnded(first.process);
  expect(await second.pauses()).toBe(1);
  await third.move();
  expect(await third.pauses()).toBe(0);
  await visitor.move();
  // The one that was reported.
  expect(await visitor.pauses()).toBe(1);
});
