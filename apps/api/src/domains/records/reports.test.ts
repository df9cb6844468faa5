import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type TestPlayer,
  type TestServer,
  newPlayer,
  newVisitor,
  playAndSubmit,
  refusal,
  startRun,
  startTestServer,
} from '../../testing/index.ts';

let server: TestServer;
let runId: string;

beforeEach(async () => {
  server = await startTestServer({ limits: { reportRun: { max: 3, windowMs: 60_000 } } });
  ({ runId } = await playAndSubmit(server, await newPlayer(server, 1), { quitAfter: 300 }));
});

afterEach(async () => server.close());

const report = async ({ api }: Pick<TestPlayer, 'api'>, id = runId, reason: 'automated' | 'name' = 'automated') =>
  api('reportRun', { params: { id }, body: { reason } });

const stored = async () => server.services.db.selectFrom('run_reports').selectAll().execute();

test('a player reports a run once', async () => {
  const [nova, rigel] = [await newPlayer(server), await newPlayer(server)];
  await report(nova);
  await report(rigel, runId, 'name');
  expect((await refusal(report(nova, runId, 'name'))).code).toBe('runs/reported');
  expect((await stored()).map(({ user_id: by, reason }) => [by, reason])).toEqual([
    [nova.user.id, 'automated'],
    [rigel.user.id, 'name'],
  ]);
  expect((await nova.api('exportUser')).reports).toMatchObject([{ runId, reason: 'automated' }]);
});

test('only signed-in players report, and only runs with a result', async () => {
  expect((await refusal(report(newVisitor(server)))).code).toBe('auth/required');
  const player = await newPlayer(server, 1);
  expect((await refusal(report(player, 'no-such-run'))).code).toBe('runs/not_found');
  expect((await refusal(report(player, (await startRun(player)).runId))).code).toBe('runs/not_found');
  expect(await stored()).toEqual([]);
});

test('reports are limited per player', async () => {
  const player = await newPlayer(server);
  const codes: string[] = [];
  for (let count = 0; count < 4; count++) codes.push((await refusal(report(player, `run-${count}`))).code);
  expect(codes.at(-1)).toBe('request/rate_limited');
  expect((await refusal(report(await newPlayer(server), 'run-1'))).code).toBe('runs/not_found');
});

test('the reports of a deleted account are deleted', async () => {
  const player = await newPlayer(server);
  await report(player);
  await player.api('deleteUser', { body: { password: player.password } });
  expect(await stored()).toEqual([]);
});
