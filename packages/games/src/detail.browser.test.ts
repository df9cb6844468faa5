import { type SimState, hashState, resimulate } from '@star-seekers/sim';
import { expect, test } from 'vitest';
import { catalog } from './catalog.ts';
import { dealerFor, games } from './games.ts';
import { RunController, type StageSettings } from '@star-seekers/stage';
import { drawByHand } from '@star-seekers/stage/testing/draw-by-hand.ts';

const SEED = 5;

/** Eight frames of a normal run in one. */
const SPEED = 8;
const FRAMES = 40;

test.each(catalog)('$slug: the same run whatever its detail, which changes on the way', async (game) => {
  const { sim, view } = await game.load();
  const setup = { seed: SEED };
  const controller = new RunController<SimState>(sim, setup, { reveals: dealerFor(game.id, setup) });
  controller.pilot = games.get(game.id)?.createBot({ skill: 'good', seed: SEED });
  controller.speed = SPEED;
  const settings: { detail: StageSettings['detail'] } = { detail: 'full' };
  const { drawFrames } = await drawByHand(view, controller, settings);
  controller.play();
  for (let frame = 0; frame < FRAMES; frame++) {
    settings.detail = frame % 20 < 10 ? 'reduced' : 'full';
    drawFrames(1);
  }
  expect(controller.log.ticks).toBeGreaterThan(FRAMES);
  expect(controller.log.commands.length).toBeGreaterThan(0);
  expect(hashState(controller.state)).toBe(hashState(resimulate(sim, setup, controller.log).state));
});
