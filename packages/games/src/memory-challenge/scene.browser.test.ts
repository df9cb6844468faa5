import type Phaser from 'phaser';
import { type CommandLog, hashState, localDealer, resimulate } from '@star-seekers/sim';
import { afterEach, expect, test, vi } from 'vitest';
import { RunController, type StageSettings } from '../stage/index.ts';
import { drawByHand } from '../stage/testing/draw-by-hand.ts';
import { createMemoryBot } from './bot.ts';
import { memoryDealer } from './dealer.ts';
import { view } from './scene.ts';
import { memoryChallenge } from './sim.ts';
import type { MemoryCommand, MemoryEvent } from './state.ts';

const SEED = 31;

/** Eight frames of a normal run in one. */
const SPEED = 8;

async function stageScene(settings?: Partial<StageSettings>) {
  const reveals = { dealer: localDealer(memoryDealer, SEED) };
  const controller = new RunController(memoryChallenge, { seed: SEED }, { reveals });
  return { controller, ...(await drawByHand(view, controller, settings)) };
}

async function drawWholeRun(settings: Partial<StageSettings>) {
  const stage = await stageScene(settings);
  const { controller, drawFrames } = stage;
  controller.pilot = createMemoryBot({ skill: 'poor', seed: SEED });
  const seen = new Set<MemoryEvent['type']>();
  controller.onTick((_state, events) => {
    for (const { type } of events) seen.add(type);
  });
  controller.speed = SPEED;
  controller.play();
  while (controller.getSnapshot().phase === 'playing') drawFrames(30);
  drawFrames(60);
  return { ...stage, seen };
}

/** The state that the run's commands alone lead to, without a dealer. */
function headlessHash(log: CommandLog<MemoryCommand>): string {
  return hashState(resimulate(memoryChallenge, { seed: 0 }, log).state);
}

const consoleErrors = vi.spyOn(console, 'error');
const consoleWarnings = vi.spyOn(console, 'warn');

afterEach(() => {
  expect(consoleErrors).not.toHaveBeenCalled();
  expect(consoleWarnings).not.toHaveBeenCalled();
});

test.for([{ motion: 'full' }, { motion: 'reduced' }] as const)(
  'with %o a whole run is drawn, and the picture changes nothing in it',
  async (settings) => {
    const { controller, seen } = await drawWholeRun(settings);
    expect([...seen].toSorted()).toEqual(
      expect.arrayContaining(['dealt', 'levelCompleted', 'matched', 'mismatched', 'revealed', 'touched', 'won']),
    );
    expect(hashState(controller.state)).toBe(headlessHash(controller.log));
  },
);

test('a card shows its face only once it was told, and none while the run stands still', async () => {
  const { controller, scene, drawFrames } = await stageScene();
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
