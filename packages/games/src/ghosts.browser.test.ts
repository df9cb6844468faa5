import { type AnyRun, Run, type SimState, hashState } from '@star-seekers/sim';
import { RunController } from '@star-seekers/stage';
import { MAX_GHOSTS } from '@star-seekers/stage/ghosts.ts';
import { SpritePool } from '@star-seekers/stage/picture/sprite-pool.ts';
import { drawByHand } from '@star-seekers/stage/testing/draw-by-hand.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { catalog } from './catalog.ts';
import { type AnyGame, dealerFor, games } from './games.ts';

const SEED = 5;

/** Runs of a bot from the same start, each longer than the one before. */
function ghostsOf({ id, sim, createBot }: AnyGame) {
  return Array.from({ length: MAX_GHOSTS + 1 }, (_, index) => {
    const run: AnyRun = new Run(sim, { seed: SEED }, dealerFor(id, SEED));
    const bot = createBot({ skill: 'good', seed: index });
    while (run.state.tick < 400 + 60 * index) run.step(bot(run.state));
    return { name: `ghost ${index + 1}`, setup: run.setup, log: run.log };
  });
}

test.each(catalog.filter(({ id }) => games.get(id)?.sim.beacons))(
  '$slug draws eight ghosts until each has ended, and they change nothing in the run',
  async (entry) => {
    const game = games.get(entry.id) as AnyGame;
    const { sim, view } = await entry.load();
    const play = async (ghosts: ReturnType<typeof ghostsOf>) => {
      const reveals = dealerFor(entry.id, SEED);
      const controller = new RunController<SimState>(sim, { seed: SEED }, { reveals, ghosts });
      controller.pilot = game.createBot({ skill: 'good', seed: SEED });
      const { drawFrames } = await drawByHand(view, controller);
      controller.play();
      const stamping = vi.spyOn(SpritePool.prototype, 'stamp');
      onTestFinished(() => stamping.mockRestore());
      drawFrames(330);
      stamping.mockClear();
      drawFrames(1);
      const stamps = stamping.mock.calls.length;
      const flying = controller.ghosts.filter(({ isOver }) => !isOver).length;
      drawFrames(700);
      return { controller, stamps, flying };
    };
    const alone = await play([]);
    const raced = await play(ghostsOf(game));
    expect([alone.flying, raced.flying]).toEqual([0, MAX_GHOSTS]);
    // The puzzle shows them in lights, not in pictures.
    expect(raced.stamps >= alone.stamps).toBe(true);
    expect(raced.controller.ghosts.every(({ isOver }) => isOver)).toBe(true);
    expect(hashState(raced.controller.state)).toBe(hashState(alone.controller.state));
  },
);
