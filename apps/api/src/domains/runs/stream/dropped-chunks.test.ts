import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  type TestServerOptions,
  beginOf,
  begun,
  emptyChunk,
  newPlayer,
  refusal,
  sendAtOnce,
  startRun,
  startTestServer,
} from '../../../testing/index.ts';
import { FailingStatement } from '../../../testing/failing-statement.ts';

const SNAKE = 2;

/** A run whose first segment began a minute ago. */
async function playing(options: TestServerOptions = {}) {
  const server = await startTestServer(options);
  onTestFinished(async () => server.close());
  const player = await newPlayer(server, 1);
  const { runId } = await startRun(player);
  const send = await begun(SNAKE, sendAtOnce(player, runId));
  server.clock.advance(60_000);
  const { streams, db } = server.services;
  const appending = vi.spyOn(streams, 'append');
  /** Resolves when so many more chunks are with the streams, whatever they wait for. */
  const arrived = async (count: number) => {
    await expect.poll(() => appending.mock.calls.length).toBe(count);
    await nextTurn();
  };
  const stored = async () => {
    const rows = db.selectFrom('run_chunks').select(['seq', 'epoch']).where('run_id', '=', runId).orderBy('seq');
    return (await rows.execute()).map(({ seq, epoch }) => [seq, epoch]);
  };
  return { server, player, runId, send, arrived, stored };
}

test('a chunk that is sent again while it cannot be stored is no other one, and is stored', async () => {
  const { server, send, arrived, stored } = await playing();
  const flush = Promise.withResolvers<void>();
  vi.spyOn(server.services.loop, 'during').mockImplementationOnce(async (_what, work) => {
    await flush.promise;
    const failing = new FailingStatement(1, 'refused');
    return work().finally(() => failing.end());
  });
  const chunk = emptyChunk(SNAKE, 1, 60);
  const first = refusal(send(chunk));
  await arrived(1);
  const again = send(chunk);
  await arrived(2);
  flush.resolve();
  expect(await first).toMatchObject({ code: 'server/unavailable' });
  expect(await again).toEqual({ seq: 1 });
  expect(await stored()).toEqual([
    [0, 1],
    [1, 1],
  ]);
});

test('a chunk that waits to be stored is refused at once when another page takes its run over', async () => {
  // Nothing is stored by itself but begins.
  const { player, runId, send, arrived, stored } = await playing({ limits: { streamFlushMs: 600_000 } });
  const waiting = refusal(send(emptyChunk(SNAKE, 1, 60)));
  await arrived(1);
  const { position } = await player.api('leaseRun', { params: { id: runId } });
  expect(position).toEqual({ seq: 1, toTick: 0 });
  expect(await Promise.race([waiting, sleep(10_000, 'it waits')])).toMatchObject({ code: 'runs/taken_over' });
  expect(await sendAtOnce(player, runId, 2)(beginOf(SNAKE, 1, 0, 1))).toMatchObject({ seq: 1 });
  expect(await stored()).toEqual([
    [0, 1],
    [1, 2],
  ]);
});
