import type Phaser from 'phaser';
import { type CommandLog, hashState, localDealer, resimulate } from '@star-seekers/sim';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_STAGE_SETTINGS, RunController, type StageSettings } from '../stage/index.ts';
import { createOwnedGame, loadPhaser } from '../stage/phaser-game.ts';
import { CANVAS } from './board.ts';
import { createMemoryBot } from './bot.ts';
import { memoryDealer } from './dealer.ts';
import { FACE_URLS } from './pictures.ts';
import { view } from './scene.ts';
import { memoryChallenge } from './sim.ts';
import type { MemoryCommand, MemoryEvent } from './state.ts';

const FRAME_MS = 1000 / 60;
const SEED = 31;

/** Of the game's size: what is drawn is the same, and software needs a sixteenth of the time for its pixels. */
const SCALE = 0.25;

/** Eight frames of a normal run in one. */
const SPEED = 8;

/** A scene whose frames are drawn by hand. */
async function stageScene(settings: Partial<StageSettings>) {
  const reveals = { dealer: localDealer(memoryDealer, SEED) };
  const controller = new RunController(memoryChallenge, { seed: SEED }, { reveals });
  const [phaser] = await Promise.all([loadPhaser(), view.load?.()]);
  const parent = document.createElement('div');
  document.body.append(parent);
  const scene = view.createScene(phaser, { controller, settings: () => ({ ...DEFAULT_STAGE_SETTINGS, ...settings }) });
  const owned = createOwnedGame(phaser, {
    parent,
    scene,
    size: { width: CANVAS.width * SCALE, height: CANVAS.height * SCALE },
    background: '#000000',
    onError: (error) => {
      throw error;
    },
  });
  onTestFinished(async () => {
    await owned.destroy();
    parent.remove();
  });
  await expect.poll(() => scene.sys?.isActive()).toBe(true);
  owned.game.loop.sleep();
  scene.cameras.main.setOrigin(0).setZoom(SCALE);
  let time = performance.now();
  const drawFrames = (count: number) => {
    for (let frame = 0; frame < count; frame++) owned.game.step((time += FRAME_MS), FRAME_MS);
  };
  return { controller, scene, drawFrames };
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
  { timeout: 120_000 },
  async (settings) => {
    const { controller, seen } = await drawWholeRun(settings);
    expect([...seen].toSorted()).toEqual(
      expect.arrayContaining(['dealt', 'levelCompleted', 'matched', 'mismatched', 'revealed', 'touched', 'won']),
    );
    expect(hashState(controller.state)).toBe(headlessHash(controller.log));
  },
);

test('a card shows its face only once it was told, and none while the run stands still', async () => {
  const { controller, scene, drawFrames } = await stageScene({});
  /** The faces that are drawn somewhere. */
  const facesShown = () =>
    scene.children.list.filter(
      (child) => 'texture' in child && isFace((child as Phaser.GameObjects.Image).texture.key),
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

function isFace(key: string): boolean {
  return FACE_URLS.includes(key);
}
