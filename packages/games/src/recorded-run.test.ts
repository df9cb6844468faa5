import { MalformedInput, Run } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import { decodeRecordedRun, encodeRecordedRun } from './recorded-run.ts';
import { spaceSnake } from './space-snake/sim.ts';

const simOf = (gameId: number) => (gameId === spaceSnake.id ? spaceSnake : undefined);

function recordedRun() {
  const run = new Run(spaceSnake, { seed: 11 });
  for (const turn of ['up', 'left', 'down'] as const) {
    for (let tick = 0; tick < 20; tick++) run.step([]);
    run.step([{ turn }]);
  }
  return { gameId: 2, rulesVersion: spaceSnake.rulesVersion, setup: run.setup, log: run.log };
}

describe('the file of a run', () => {
  it('comes back as it was', async () => {
    const recorded = recordedRun();
    expect(await decodeRecordedRun(await encodeRecordedRun(spaceSnake, recorded), simOf)).toEqual(recorded);
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['another format', { format: 'other' }, /^format:/],
    ['a game that there is not', { gameId: 9 }, /^gameId:/],
    ['a game that cannot be played', { gameId: 1 }, /^gameId:/],
    ['other rules', { rulesVersion: 99 }, /^rulesVersion:/],
    ['no setup', { setup: null }, /^setup:/],
    ['a seed that is none', { setup: { seed: -1 } }, /^setup\.seed:/],
    ['an option that is no number', { setup: { seed: 1, options: { artwork: 'x' } } }, /^setup\.options\.artwork:/],
    ['no log', { log: 7 }, /^log:/],
    ['a damaged log', { log: 'AAAA' }, /^log:/],
  ])('with %s is refused by name', async (_what, change, message) => {
    const file = JSON.parse(await encodeRecordedRun(spaceSnake, recordedRun())) as Record<string, unknown>;
    const decoding = decodeRecordedRun(JSON.stringify({ ...file, ...change }), simOf);
    await expect(decoding).rejects.toThrow(MalformedInput);
    await expect(decoding).rejects.toThrow(message);
  });

  it.each(['', 'not json', '[]', 'null'])('refuses %j', async (text) => {
    await expect(decodeRecordedRun(text, simOf)).rejects.toThrow(MalformedInput);
  });
});
