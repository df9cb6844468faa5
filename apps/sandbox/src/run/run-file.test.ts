import { type AnyGame, games } from '@star-seekers/games';
import { MalformedInput, Run } from '@star-seekers/sim';
import { expect, test } from 'vitest';
import { runFileName } from '@star-seekers/games/recorded-run';
import { packRun, readRun, replayUrl, unpackRun, writeRun } from './run-file.ts';

function playedRun(ticks: number) {
  const { sim, createBot } = games.get(2) as AnyGame;
  const run = new Run(sim, { seed: 7 });
  const bot = createBot({ skill: 'good', seed: 7 });
  for (let tick = 0; tick < ticks; tick++) run.step(bot(run.state));
  return { gameId: 2, rulesVersion: sim.rulesVersion, setup: run.setup, log: run.log };
}

test('a run survives its file and its link', async () => {
  const run = playedRun(900);
  expect(await readRun(await writeRun(run))).toEqual(run);
  const packed = await packRun(run);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(await unpackRun(packed)).toEqual(run);
  expect(runFileName('space-snake', run, 900)).toBe('space-snake-seed-7-tick-900.json');
});

test('a log that continues after the end of its run is refused', async () => {
  const run = playedRun(20_000);
  const tooLong = { ...run, log: { ...run.log, ticks: run.log.ticks + 60, quit: false } };
  await expect(readRun(await writeRun(tooLong))).rejects.toThrow(/ended at tick/);
});

test.for(['', 'AAAA', 'not base64!', 'q1YqLVayUjLUUQ'])('a link with %j is refused', async (packed) => {
  await expect(unpackRun(packed)).rejects.toThrow(MalformedInput);
});

test.for([
  ['https://example.com/run.json', 'https://example.com/run.json'],
  ['/runs/7.json', 'http://sandbox.test/runs/7.json'],
  ['./7.json', 'http://sandbox.test/folder/7.json'],
  ['golden/7.json', 'http://sandbox.test/folder/golden/7.json'],
  ['q1YqLVayUjLUUQ', undefined],
  ['https://', undefined],
] as const)('the replay %s is %s', ([replay, url]) => {
  expect(replayUrl(replay, 'http://sandbox.test/folder/')?.href).toBe(url);
});
