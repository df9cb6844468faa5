import { games } from '@star-seekers/games';
import { type Chunk, mostCalls, mostChars, mostChunks } from '@star-seekers/stream';
import { expect, test } from 'vitest';
import { playAlone } from '../../../testing/play-run.ts';

/** Honest runs keep so far below the bounds of a stream. */
const ROOM = 3;

const TICKS = 3 * 60 * 60;

test.each([...games.values()].map((game) => [game.id, game] as const))(
  'a good run of game %i has room in its stream',
  async (id, game) => {
    const chunks: Chunk[] = [];
    const options = game.sim.drawOptions?.(7, undefined);
    const setup = { seed: 7, ...(options && { options }) };
    await playAlone(id, setup, { skill: 'good', quitAfter: TICKS, onChunk: (chunk) => void chunks.push(chunk) });
    let [chars, calls] = [0, 0];
    for (const { seq, toTick, log, calls: asked } of chunks) {
      chars += log.length;
      calls += asked.length;
      expect(ROOM * chars).toBeLessThan(mostChars(game.sim, toTick));
      expect(ROOM * (seq + 1)).toBeLessThan(mostChunks(game.sim, toTick));
      expect(ROOM * calls).toBeLessThan(mostCalls(game.sim, toTick));
    }
  },
);
