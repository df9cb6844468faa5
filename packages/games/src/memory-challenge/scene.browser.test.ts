import type Phaser from 'phaser';
import { expect, test } from 'vitest';
import { testScene } from '@star-seekers/stage/testing/scene-test.ts';
import { createMemoryBot } from './bot.ts';
import { memoryChallenge } from './game.ts';
import { view } from './scene.ts';

const SEED = 31;

/** One frame is drawn for so many ticks of a run. */
const TICKS_PER_FRAME = 30;

const stageScene = testScene(memoryChallenge, view);

test.for([{ motion: 'full' }, { motion: 'reduced' }] as const)(
  'with %o a whole run is drawn, and the picture changes nothing in it',
  async (settings) => {
    const { drawRun, seen, hash, headlessHash } = await stageScene(SEED, settings);
    drawRun(createMemoryBot({ skill: 'poor', seed: SEED }), { ticksPerFrame: TICKS_PER_FRAME });
    expect(seen()).toEqual(
      expect.arrayContaining(['dealt', 'levelCompleted', 'matched', 'mismatched', 'revealed', 'touched', 'won']),
    );
    expect(hash()).toBe(headlessHash());
  },
);

test('a card shows its face only once it was told, and none while the run stands still', async () => {
  const { controller, scene, drawFrames } = await stageScene(SEED);
  /** The faces that are drawn somewhere. */
  const facesShown = () =>
    scene.children.list.filter(
      (child) => 'frame' in child && (child as Phaser.GameObjects.Image).frame.name.startsWith('face-'),
    );
  controller.play();
  drawFrames(90);
  expect(facesShown()).toHaveLength(0);
  controller.command({ turn: 5 });
  drawFrames(20);
  expect(facesShown()).toHaveLength(1);
  controller.pause();
  drawFrames(2);
  expect(facesShown()).toHaveLength(0);
  controller.play();
  drawFrames(20);
  expect(facesShown()).toHaveLength(1);
});
