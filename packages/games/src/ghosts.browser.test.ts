import { type AnyRun, Run, type SimState, hashState, resimulate } from '@star-seekers/sim';
import { RunController } from '@star-seekers/stage';
import { MAX_GHOSTS } from '@star-seekers/stage/ghosts.ts';
import { SpritePool } from '@star-seekers/stage/picture/sprite-pool.ts';
import { drawByHand } from '@star-seekers/stage/testing/draw-by-hand.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { catalog } from './catalog.ts';
import { type AnyGame, type BotSkill, dealerFor, games } from './games.ts';

const SEED = 5;

/** Ticks after which the ghosts' runs were left, each later than the one before. */
const FIRST_END = 400;
const NEXT_END = 60;

/** Frames of a normal run in one. */
const SPEED = 4;

/** A run of a bot from the same start as the others. */
function recordedRun({ id, sim, createBot }: AnyGame, skill: BotSkill, ticks: number) {
  const run: AnyRun = new Run(sim, { seed: SEED }, dealerFor(id, { seed: SEED }));
  const bot = createBot({ skill, seed: 1 });
  while (!run.ended && run.state.tick < ticks) run.step(bot(run.state));
  return { name: skill, setup: run.setup, log: run.log };
}

/** More ghosts than are shown: all but the last one of these fly the same way. */
function crowdOf(game: AnyGame) {
  return Array.from({ length: MAX_GHOSTS + 1 }, (_, index) =>
    recordedRun(game, index === MAX_GHOSTS - 1 ? 'poor' : 'good', FIRST_END + index * NEXT_END),
  );
}

test.each(catalog.filter(({ id }) => games.get(id)?.sim.beacons))(
  '$slug draws ghosts until each has ended, those in one place as one, and they change nothing in the run',
  async (entry) => {
    const game = games.get(entry.id) as AnyGame;
    const { sim, view } = await entry.load();
    const setup = { seed: SEED };
    const controller = new RunController<SimState>(sim, setup, {
      reveals: dealerFor(entry.id, setup),
      ghosts: crowdOf(game),
    });
    controller.pilot = game.createBot({ skill: 'good', seed: SEED });
    controller.speed = SPEED;
    const { drawFrames } = await drawByHand(view, controller);
    controller.play();
    drawFrames((FIRST_END - 20) / SPEED);
    const stamping = vi.spyOn(SpritePool.prototype, 'stamp');
    onTestFinished(() => stamping.mockRestore());
    stamping.mockClear();
    drawFrames(1);
    const drawn = stamping.mock.calls.filter(([frame]) => /^ghost(-flagship)?$/.test(frame)).length;
    expect(controller.ghosts.filter(({ isOver }) => !isOver).length).toBeGreaterThanOrEqual(MAX_GHOSTS - 1);
    expect(drawn).toBeLessThanOrEqual(2);
    const advice = `the atlas of ${entry.slug} has no frame \`ghost\`, or its scene does not stamp it: add one, or declare \`ghost: 'none'\` in its view`;
    expect(drawn > 0, advice).toBe(view.ghost !== 'none');
    drawFrames((MAX_GHOSTS * NEXT_END) / SPEED);
    expect(controller.ghosts.every(({ isOver }) => isOver)).toBe(true);
    const alone = resimulate(sim, setup, controller.log);
    expect(hashState(controller.state)).toBe(hashState(alone.state));
  },
);
