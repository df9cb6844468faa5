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

test.each(catalog)('$slug: the same run whatever its detail, also when that changes on the way', async (game) => {
  const { sim, view } = await game.load();
  const play = async (detailOf: (frame: number) => StageSettings['detail']) => {
    const dealer = dealerFor(game.id, { seed: SEED });
    const setup = { seed: SEED };
    const controller = new RunController<SimState>(sim, setup, { reveals: dealer });
    controller.pilot = games.get(game.id)?.createBot({ skill: 'good', seed: SEED });
    controller.speed = SPEED;
    const settings = { detail: detailOf(0) };
    const { drawFrames } = await drawByHand(view, controller, settings);
    controller.play();
    for (let frame = 0; frame < FRAMES; frame++) {
      settings.detail = detailOf(frame);
      drawFrames(1);
    }
    return { log: controller.log, hash: hashState(controller.state) };
  };
  const full = await play(() => 'full');
  expect(full.log.ticks).toBeGreaterThan(FRAMES);
  expect(full.log.commands.length).toBeGreaterThan(0);
  expect(await play((frame) => (frame % 20 < 10 ? 'reduced' : 'full'))).toEqual(full);
  expect(hashState(resimulate(sim, { seed: SEED }, full.log).state)).toBe(full.hash);
});
