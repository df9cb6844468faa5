import { Keyframes } from '@star-seekers/sim';
import type Phaser from 'phaser';
import { expect, test } from 'vitest';
import { RunController, type StageSettings } from '@star-seekers/stage';
import { drawByHand } from '@star-seekers/stage/testing/draw-by-hand.ts';
import { testScene } from '@star-seekers/stage/testing/scene-test.ts';
import type { BotSkill } from '../game.ts';
import { createCargoBot } from './bot.ts';
import { cargoRunner } from './game.ts';
import { columnOf, rowOf } from './grid.ts';
import { DeckLayer } from './layers/deck-layer.ts';
import { MAZES } from './mazes/index.ts';
import { CANVAS, CELL_SIZE, GRID } from './rules.ts';
import { view } from './scene.ts';

/** With this seed a good player clears decks with the help of the pulse. */
const SEED = 7;

/** With this seed a poor player shakes off a drone and is caught. */
const POOR_SEED = 13;

/** One frame is drawn for so many ticks of a long run. */
const TICKS_PER_FRAME = 60;

const stageScene = testScene(cargoRunner, view);

/** Plays to the end; every tick is reacted to, some are drawn. */
async function drawWholeRun(skill: BotSkill, settings: Partial<StageSettings>) {
  const seed = skill === 'good' ? SEED : POOR_SEED;
  const stage = await stageScene(seed, settings);
  stage.drawRun(createCargoBot({ skill, seed }), { ticksPerFrame: TICKS_PER_FRAME });
  return stage;
}

test('a run over many decks is drawn to its end, and drawing changes nothing in it', async () => {
  const stage = await drawWholeRun('good', {});
  expect(stage.seen()).toEqual(
    expect.arrayContaining([
      'cargoPlaced',
      'pickedUp',
      'delivered',
      'suspicious',
      'pulse',
      'woken',
      'levelComplete',
      'levelStarted',
    ]),
  );
  expect(stage.hash()).toBe(stage.headlessHash());
  stage.expectNextRun();
});

test.each([{}, { motion: 'reduced', hitBoxes: true }] as const)(
  'a chase and a capture are drawn, and the settings %o change nothing in the run',
  async (settings) => {
    const stage = await drawWholeRun('poor', settings);
    expect(stage.seen()).toEqual(expect.arrayContaining(['called', 'suspicious', 'chase', 'lost', 'shaken', 'caught']));
    expect(stage.hash()).toBe(stage.headlessHash());
  },
);

test('a run whose time runs out is drawn', async () => {
  const { controller, drawFrames } = await stageScene(SEED);
  Object.assign(controller.state, { drones: [], ticksLeft: 60 });
  while (controller.state.ended === null) controller.stepOnce();
  drawFrames(30);
  expect(controller.state.fate).toEqual({ cause: 'timeUp' });
});

/** Tells one painted deck from another. */
async function deckPixels({ textures }: Phaser.Scene): Promise<string> {
  const { context, width, height } = deckCanvas(textures);
  const { data } = context.getImageData(0, 0, width, height);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data)).join();
}

test('a deck that was painted ahead, frame by frame, is the one that is painted at once', async () => {
  const { controller, scene, drawFrames } = await stageScene(SEED);
  const bot = createCargoBot({ skill: 'good', seed: SEED });
  while (controller.state.phase !== 'levelComplete') controller.stepOnce(bot(controller.state));
  drawFrames(90);
  const first = await deckPixels(scene);
  controller.stepOnce([{ type: 'continue' }]);
  drawFrames(1);
  const ahead = await deckPixels(scene);
  expect(ahead).not.toBe(first);
  const keyframes = new Keyframes(controller.sim, controller.setup, controller.log);
  controller.rewind(keyframes, 0);
  drawFrames(1);
  expect(await deckPixels(scene)).toBe(first);
  controller.rewind(keyframes, keyframes.log.ticks);
  drawFrames(1);
  expect(controller.state.level).toBe(2);
  expect(await deckPixels(scene)).toBe(ahead);
});

test('each deck draws its walls in a colour of its own (C 8)', async () => {
  const { scene } = await stageScene(SEED);
  const layer = new DeckLayer(scene);
  const drawn = MAZES.map((maze, index) => {
    layer.draw({ level: index + 1, rounds: maze.rounds.length });
    return wallEdgeColor(scene, maze.floor);
  });
  for (const [index, color] of drawn.entries()) {
    const distances = MAZES.map(({ plan }) => distance(color, channelsOf(plan.wallColor)));
    expect(distances.indexOf(Math.min(...distances))).toBe(index);
    expect(distances[index]).toBeLessThan(40);
  }
});

function deckCanvas(textures: Phaser.Textures.TextureManager) {
  const canvas = textures.get('cargo-runner-deck').getSourceImage() as HTMLCanvasElement;
  const { width, height } = canvas;
  return { context: canvas.getContext('2d') as CanvasRenderingContext2D, width, height };
}

type Channels = readonly [red: number, green: number, blue: number];

/** Mean colour of the lower edges of all walls that stand above floor, as they are drawn. */
function wallEdgeColor({ textures }: Phaser.Scene, floor: readonly boolean[]): Channels {
  const { context, width, height } = deckCanvas(textures);
  const density = width / CANVAS.width;
  // Read at once: to fetch a pixel from the graphics process takes as long as to fetch all of them.
  const { data } = context.getImageData(0, 0, width, height);
  const edges = floor.flatMap((open, cell) => (open && floor[cell - GRID.columns] === false ? [cell] : []));
  const colors = edges.map((cell): Channels => {
    const [x, y] = [(columnOf(cell) + 0.5) * CELL_SIZE * density, (rowOf(cell) * CELL_SIZE - 1) * density];
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * (Math.trunc(y) * width + Math.trunc(x)));
    return [red, green, blue];
  });
  const mean = (channel: number) => colors.reduce((sum, color) => sum + (color[channel] ?? 0), 0) / colors.length;
  return [mean(0), mean(1), mean(2)];
}

function channelsOf(hex: string): Channels {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

function distance(one: Channels, other: Channels): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

test('a recording shows the whole deck, also on a narrow board', async () => {
  const controller = new RunController(cargoRunner.sim, { seed: SEED }, { watched: true });
  const { scene, drawFrames } = await drawByHand(view, controller);
  drawFrames(5);
  expect(scene.cameras.main.zoom * CANVAS.width).toBeCloseTo(scene.cameras.main.width, 5);
});

test('on a narrow board the picture follows the courier', async () => {
  const { controller, scene, drawFrames } = await stageScene(SEED);
  drawFrames(5);
  const { zoom, worldView } = scene.cameras.main;
  expect(zoom * CANVAS.width).toBeGreaterThan(scene.cameras.main.width);
  expect(worldView.contains(controller.state.player.x, controller.state.player.y)).toBe(true);
  controller.stepOnce([{ type: 'course', heading: 'right' }]);
  for (let tick = 0; tick < 120; tick++) controller.stepOnce();
  drawFrames(60);
  const { x, y } = controller.state.player;
  expect(scene.cameras.main.worldView.contains(x, y)).toBe(true);
});
