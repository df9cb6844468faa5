import { TICK_MS } from '@star-seekers/sim';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type TestServer,
  type Visitor,
  claimFor,
  createTestDatabase,
  newPlayer,
  newVisitor,
  playRun,
  sendAtOnce,
  startRun,
  startTestServer,
  testEngine,
} from '../../../testing/index.ts';

const MINUTE = 60_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => server.close());

test.each([
  ['ahead', [4000]],
  ['back', [-5000]],
  ['far ahead', [10 * MINUTE]],
  ['far back', [-10 * MINUTE]],
  ['ahead and back again and again', [4000, -5000, 10 * MINUTE, -10 * MINUTE]],
])('a run counts as before when the machine’s clock steps %s while it is played', async (_, steps) => {
  const { clock } = server;
  clock.stop();
  const player = await newPlayer(server, 1);
  const { runId, setup } = await startRun(player);
  const send = sendAtOnce(player, runId);
  let tick = 0;
  const left = [...steps];
  const played = await playRun(
    2,
    setup,
    async (chunk) => {
      clock.advance((chunk.toTick - tick) * TICK_MS);
      tick = chunk.toTick;
      if (tick > 120) clock.step(left.shift() ?? 0);
      return send(chunk);
    },
    { skill: 'good', pauseAt: 240, quitAfter: 900 },
  );
  expect(left).toEqual([]);
  const { witness } = await player.api('submitScore', { body: claimFor({ ...played, runId }) });
  expect(witness).toMatchObject({ fault: null, lateTicks: 0, pauses: 1 });
  expect(witness.unaccountedMs).toBeLessThan(10);
});

// With a clock of the database, the machine's does not matter.
test.runIf(testEngine() === 'sqlite')(
  'a run counts as before when the server is started again after the machine’s clock was set back',
  async () => {
    const database = await createTestDatabase();
    let started = await startTestServer({ database: database.address });
    started.clock.set(started.clock.now() + 10 * MINUTE);
    const player = await newPlayer(started, 1);
    const { runId, setup } = await startRun(player);
    let visitor: Visitor = player;
    let tick = 0;
    const played = await playRun(
      2,
      setup,
      async (chunk) => {
        started.clock.advance((chunk.toTick - tick) * TICK_MS);
        tick = chunk.toTick;
        const answer = await sendAtOnce(visitor, runId)(chunk);
        if (chunk.kind === 'pause') {
          await started.close();
          started = await startTestServer({ database: database.address });
          visitor = newVisitor(started, player.cookie());
        }
        return answer;
      },
      { skill: 'good', pauseAt: 240, quitAfter: 900 },
    );
    const { witness } = await visitor.api('submitScore', { body: claimFor({ ...played, runId }) });
    expect(witness).toMatchObject({ fault: null, lateTicks: 0 });
    await started.close();
    await database.remove();
  },
);
