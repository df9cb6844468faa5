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

beforeAll(async () => {
  database = await createTestDatabase();
  here = await startTestServer({ database: database.address, limits });
});

afterAll(async () => {
  await here.close();
  await database.remove();
});

/** Resolves when a process that was killed is known to have ended. */
async function known(id: string): Promise<void> {
  const { processes, arrivals } = here.services;
  await expect.poll(async () => processes.diedBefore([{ id, at: arrivals.now() }])).toEqual([id]);
}

/** Resolves when a process has been seen again. */
async function seen(id: string): Promise<void> {
  const { db, arrivals } = here.services;
  const now = arrivals.now();
  const row = db.selectFrom('processes').select('seen_at').where('id', '=', id);
  await expect.poll(async () => (await row.executeTakeFirstOrThrow()).seen_at).toBeGreaterThan(now);
}

type Fate = (there: ServerProcess, id: string) => Promise<void>;

const KILLED: Fate = async (there, id) => {
  await there.kill();
  await known(id);
};

const STOPPED: Fate = async (there) => there.stop();

const SEEN: Fate = async (_, id) => seen(id);

test.each<[string, number, { readonly before?: Fate; readonly after?: Fate }]>([
  ['was killed', 0, { before: KILLED }],
  ['was stopped', 0, { before: STOPPED }],
  ['goes on', 1, { after: SEEN }],
  [
    'is killed later',
    1,
    {
      after: async (...of) => {
        await SEEN(...of);
        await KILLED(...of);
      },
    },
  ],
])('a run that moved from a process that %s has %d pauses', async (_, pauses, { before, after }) => {
  const there = await startServerProcess({ database: database.address, limits });
  const player = await newPlayer(here, 1);
  const { runId, setup } = await startRun(player);
  const cookie = player.cookie();
  const visitorThere = newVisitor({ ...here, url: there.url }, cookie);
  let id = '';
  let sendHere = sendAtOnce(visitorThere, runId);
  const played = await playRun(
    2,
    setup,
    async (chunk) => {
      // The page doesn't get to saying that it stops.
      if (chunk.kind !== 'pause') return sendHere(chunk);
      const answer = await sendHere({ ...chunk, kind: 'play' });
      const { db } = here.services;
      const first = db.selectFrom('run_chunks').select('owner').where('run_id', '=', runId).where('seq', '=', 0);
      id = (await first.executeTakeFirstOrThrow()).owner;
      await before?.(there, id);
      sendHere = sendAtOnce(player, runId);
      return answer;
    },
    { pauseAt: 25, quitAfter: 50 },
  );
  await after?.(there, id);
  const { witness } = await player.api('submitScore', { body: claimFor({ ...played, runId }) });
  expect(witness.pauses).toBe(pauses);
  await there.stop();
});
