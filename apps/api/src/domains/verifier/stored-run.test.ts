import { games } from '@star-seekers/games';
import type { AnyGameSim } from '@star-seekers/sim';
import { expect, test } from 'vitest';
import { emptyChunk, newPlayer, sendTo, startRun, startTestServer } from '../../testing/index.ts';
import { chunksOfRun } from '../runs/stream/repository.ts';
import type { StoredChunk } from '../runs/table.ts';

const snake = games.get(2)?.sim as AnyGameSim;

/** More than any run has of one thing, in the chunks of a run that was left at once. */
const EXCESSES: Readonly<Record<string, (end: StoredChunk) => StoredChunk[]>> = {
  ticks: (end) => [{ ...end, to_tick: snake.maxTicks + 1 }],
  chunks: (end) => Array.from({ length: 1000 }, (_, seq) => ({ ...end, seq })),
  characters: (end) => [{ ...end, log: 'A'.repeat(10_000) }],
  calls: (end) => [{ ...end, deals: JSON.stringify(Array.from({ length: 1000 }, () => DEAL)) }],
};

const DEAL = { index: 0, tick: 0, request: {}, reveal: { bits: 0 } };

test.each(Object.entries(EXCESSES))('a run with too many %s is rejected, with its reason', async (what, excess) => {
  const server = await startTestServer();
  const { runId, setup } = await startRun(await newPlayer(server, 1));
  const send = sendTo(server, runId);
  await send({ ...emptyChunk(2, 0, 0, 'end'), token: null });
  const [end] = await chunksOfRun.all(server.services.db, { runId });
  const chunks = excess(end as StoredChunk)
    .map((chunk) => [chunk.kind, chunk.to_tick, chunk.log, chunk.deals, 0, chunk.head, chunk.owner].join('\t'))
    .join('\n');
  const task = { gameId: 2, setup: { seed: 0, ...setup }, chunks, goneOwners: [], again: [] };
  expect(await server.services.verifier.verify(task, 0)).toEqual({
    proven: false,
    reason: expect.stringMatching(new RegExp(`^\\d+ ${what} are above the limit of \\d+$`)),
  });
  await server.close();
});
