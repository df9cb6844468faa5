import { type CommandLog, hashState, resimulate } from '@star-seekers/sim';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_STAGE_SETTINGS, RunController, type StageSettings } from '../stage/index.ts';
import { createOwnedGame, loadPhaser } from '../stage/phaser-game.ts';
import { HEADINGS } from './board.ts';
import { createSnakeBot } from './bot.ts';
import { CANVAS } from './rules.ts';
import { view } from './scene.ts';
import { type SnakeCommand, type SnakeEvent, type SnakeState, head, spaceSnake } from './sim.ts';

const FRAME_MS = 1000 / 60;

/** Of the game's size: what is drawn is the same, and software needs a sixteenth of the time for its pixels. */
const SCALE = 0.25;

const EVENT_TYPES: readonly SnakeEvent['type'][] = [
  'collected',
  'died',
  'enemyActive',
  'expired',
  'grown',
  'moved',
  'turned',
  'wave',
];

/** A scene whose frames are drawn by hand. */
async function stageScene(seed: number, settings: Partial<StageSettings> = {}) {
  const controller = new RunController(spaceSnake, { seed });
  const phaser = await loadPhaser();
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

/** Plays well until the convoy is long, then turns into itself. */
function playToTheEnd(state: Readonly<SnakeState>, bot: (state: Readonly<SnakeState>) => readonly SnakeCommand[]) {
  if (state.convoy.length < 5) return bot(state);
  const { heading } = head(state);
  const right = HEADINGS[(HEADINGS.indexOf(heading) + 1) % HEADINGS.length] as SnakeCommand['turn'];
  return state.moveIn === 1 ? [{ turn: right }] : [];
}

async function drawWholeRun(seed: number, settings: Partial<StageSettings>) {
  const stage = await stageScene(seed, settings);
  const { controller, drawFrames } = stage;
  const bot = createSnakeBot({ skill: 'good', seed });
  controller.pilot = (state) => playToTheEnd(state, bot);
  const seen = new Set<SnakeEvent['type']>();
  controller.onTick((_state, events) => {
    for (const { type } of events) seen.add(type);
  });
  controller.play();
  while (controller.getSnapshot().phase === 'playing') drawFrames(30);
  // The chain of explosions, to its last spark.
  drawFrames(150);
  return { ...stage, seen };
}

/** The state that the run's commands alone lead to. */
function headlessHash(seed: number, log: CommandLog<SnakeCommand>): string {
  return hashState(resimulate(spaceSnake, { seed }, log).state);
}

const consoleErrors = vi.spyOn(console, 'error');
const consoleWarnings = vi.spyOn(console, 'warn');

afterEach(() => {
  expect(consoleErrors).not.toHaveBeenCalled();
  expect(consoleWarnings).not.toHaveBeenCalled();
});

test('a run with every kind of event is drawn to its end', async () => {
  const { controller, seen, scene } = await drawWholeRun(11, {});
  expect([...seen].toSorted()).toEqual(EVENT_TYPES);
  expect(controller.state.death?.cause).toBe('convoy');
  expect(scene.children.length).toBeGreaterThan(20);
});

test.for([
  ['full motion', {}],
  ['reduced motion', { motion: 'reduced' }],
  ['hit boxes', { hitBoxes: true }],
] as const)('drawing with %s changes nothing in the run', async ([_name, settings]) => {
  const { controller } = await drawWholeRun(11, settings);
  expect(hashState(controller.state)).toBe(headlessHash(11, controller.log));
});

test('a paused run is drawn without moving', async () => {
  const { controller, drawFrames } = await stageScene(5);
  controller.play();
  drawFrames(200);
  controller.pause();
  const before = hashState(controller.state);
  drawFrames(60);
  expect(hashState(controller.state)).toBe(before);
});

test('the stage draws another run in the place of the last one', async () => {
  const { controller, drawFrames } = await drawWholeRun(11, {});
  controller.load({ seed: 12 });
  drawFrames(5);
  expect(hashState(controller.state)).toBe(hashState(spaceSnake.init({ seed: 12 })));
  controller.play();
  drawFrames(60);
  expect(controller.state.tick).toBeGreaterThan(50);
});

test('no frame takes more images than the ones before it once the board has been full', async () => {
  const { controller, drawFrames, scene } = await drawWholeRun(11, {});
  const images = scene.children.length;
  controller.load({ seed: 11 });
  controller.play();
  drawFrames(600);
  expect(scene.children.length).toBe(images);
});
