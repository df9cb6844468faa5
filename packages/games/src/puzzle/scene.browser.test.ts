import type Phaser from 'phaser';
import { type CommandLog, hashState, resimulate } from '@star-seekers/sim';
import { afterEach, expect, test, vi } from 'vitest';
import { RunController, type StageSettings } from '../stage/index.ts';
import { drawByHand } from '../stage/testing/draw-by-hand.ts';
import { PANES, WHOLE } from './art/artwork-textures.ts';
import { centreOf } from './board.ts';
import { boardLookOf, holdPicture, takeInHand } from './board-look.ts';
import { createPuzzleBot } from './bot.ts';
import { PREVIEW_TICKS } from './rules.ts';
import { view } from './scene.ts';
import { puzzle } from './sim.ts';
import type { PuzzleCommand, PuzzleEvent } from './state.ts';

const SEED = 31;

/** Eight frames of a normal run in one. */
const SPEED = 8;

async function stageScene(settings?: Partial<StageSettings>) {
  const controller = new RunController(puzzle, { seed: SEED });
  const { scene, drawFrames } = await drawByHand(view, controller, settings);
  /** What is seen of a texture: its frames with the places where they are drawn. */
  const shown = (key: string) =>
    scene.children.list
      .filter((child): child is Phaser.GameObjects.Image => 'texture' in child && 'visible' in child)
      .filter(({ texture, visible }) => texture.key === key && visible);
  return { controller, drawFrames, shown };
}

async function drawWholeRun(settings: Partial<StageSettings>) {
  const stage = await stageScene(settings);
  const { controller, drawFrames } = stage;
  controller.pilot = createPuzzleBot({ skill: 'good', seed: 1 });
  const seen = new Set<PuzzleEvent['type']>();
  controller.onTick((_state, events) => {
    for (const { type } of events) seen.add(type);
  });
  controller.speed = SPEED;
  controller.play();
  while (controller.getSnapshot().phase === 'playing') drawFrames(10);
  drawFrames(30);
  return { ...stage, seen };
}

/** The state that the run's commands alone lead to. */
function headlessHash(log: CommandLog<PuzzleCommand>): string {
  return hashState(resimulate(puzzle, { seed: SEED }, log).state);
}

const consoleErrors = vi.spyOn(console, 'error');
const consoleWarnings = vi.spyOn(console, 'warn');

afterEach(() => {
  expect(consoleErrors).not.toHaveBeenCalled();
  expect(consoleWarnings).not.toHaveBeenCalled();
});

test.for([{ motion: 'full' }, { motion: 'reduced' }] as const)(
  'with %o a whole run is drawn to the whole picture, and the picture changes nothing in it',
  async (settings) => {
    const { controller, seen, shown } = await drawWholeRun(settings);
    expect([...seen].toSorted()).toEqual(
      expect.arrayContaining(['picked', 'putBack', 'shuffled', 'solved', 'studying', 'swapped']),
    );
    expect(shown(WHOLE).map(({ alpha }) => alpha)).toEqual([1]);
    expect(hashState(controller.state)).toBe(headlessHash(controller.log));
  },
);

test('the picture is seen in the preview and at a peek, and nothing of it while the run stands still', async () => {
  const { controller, drawFrames, shown } = await stageScene();
  controller.play({ withCountdown: true });
  drawFrames(2);
  expect([shown(WHOLE), shown(PANES)]).toEqual([[], []]);
  controller.play();
  drawFrames(200);
  expect(shown(WHOLE)).toHaveLength(1);
  expect(shown(PANES)).toEqual([]);
  drawFrames(PREVIEW_TICKS);
  expect(shown(WHOLE)).toEqual([]);
  expect(shown(PANES)).toHaveLength(16);
  holdPicture(controller, true);
  drawFrames(30);
  expect(shown(WHOLE)).toHaveLength(1);
  holdPicture(controller, false);
  controller.pause();
  drawFrames(2);
  expect([shown(WHOLE), shown(PANES)]).toEqual([[], []]);
});

test('a pane follows the hand, flies to where it is dropped, and comes back when it is not', async () => {
  const { controller, drawFrames, shown } = await stageScene();
  controller.play();
  drawFrames(PREVIEW_TICKS + 90);
  const piece = controller.state.board[5] as number;
  const paneAt = () => {
    const pane = shown(PANES).find(({ frame }) => frame.name === String(piece));
    return { x: Math.round(pane?.x ?? 0), y: Math.round(pane?.y ?? 0) };
  };
  expect(paneAt()).toEqual(centreOf(5));
  takeInHand(controller, { place: 5, at: { x: 400, y: 300 }, over: 6 });
  drawFrames(20);
  expect(paneAt()).toEqual({ x: 400, y: 295 });
  takeInHand(controller, null);
  drawFrames(20);
  expect(paneAt()).toEqual(centreOf(5));
  controller.command({ swap: [5, 6] });
  drawFrames(6);
  expect(paneAt().x).toBeGreaterThan(centreOf(5).x);
  drawFrames(20);
  expect(paneAt()).toEqual(centreOf(6));
  expect(boardLookOf(controller).hand).toBeNull();
});
