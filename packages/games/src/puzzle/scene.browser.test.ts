import type Phaser from 'phaser';
import { expect, test } from 'vitest';
import type { StageSettings } from '@star-seekers/stage';
import { testScene } from '@star-seekers/stage/testing/scene-test.ts';
import { PANES, WHOLE } from './art/artwork-textures.ts';
import { centreOf } from './board.ts';
import { boardLookOf, setPeeking, setHand } from './board-look.ts';
import { createPuzzleBot } from './bot.ts';
import { puzzle } from './game.ts';
import { PREVIEW_TICKS } from './rules.ts';
import { view } from './scene.ts';

const SEED = 31;

/** One frame is drawn for so many ticks of a run. */
const TICKS_PER_FRAME = 30;

const openScene = testScene(puzzle, view);

async function stageScene(settings?: Partial<StageSettings>) {
  const stage = await openScene(SEED, settings);
  /** What is seen of a texture: its frames with the places where they are drawn. */
  const shown = (key: string) =>
    stage.scene.children.list
      .filter((child): child is Phaser.GameObjects.Image => 'texture' in child && 'visible' in child)
      .filter(({ texture, visible }) => texture.key === key && visible);
  return { ...stage, shown };
}

test.for([{ motion: 'full' }, { motion: 'reduced' }] as const)(
  'with %o a whole run is drawn to the whole picture, and the picture changes nothing in it',
  async (settings) => {
    const { drawRun, seen, shown, hash, headlessHash } = await stageScene(settings);
    drawRun(createPuzzleBot({ skill: 'good', seed: 1 }), { ticksPerFrame: TICKS_PER_FRAME });
    expect(seen()).toEqual(expect.arrayContaining(['picked', 'putBack', 'shuffled', 'solved', 'studying', 'swapped']));
    expect(shown(WHOLE).map(({ alpha }) => alpha)).toEqual([1]);
    expect(hash()).toBe(headlessHash());
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
  setPeeking(controller, true);
  drawFrames(30);
  expect(shown(WHOLE)).toHaveLength(1);
  setPeeking(controller, false);
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
  setHand(controller, { place: 5, at: { x: 400, y: 300 }, over: 6 });
  drawFrames(20);
  expect(paneAt()).toEqual({ x: 400, y: 295 });
  setHand(controller, null);
  drawFrames(20);
  expect(paneAt()).toEqual(centreOf(5));
  controller.command({ swap: [5, 6] });
  drawFrames(6);
  expect(paneAt().x).toBeGreaterThan(centreOf(5).x);
  drawFrames(20);
  expect(paneAt()).toEqual(centreOf(6));
  expect(boardLookOf(controller).hand).toBeNull();
});
