import type { SimState } from '@star-seekers/sim';
import type Phaser from 'phaser';
import { expect, onTestFinished } from 'vitest';
import { DEFAULT_STAGE_SETTINGS, type GameView, type StageSettings } from '../game-view.ts';
import { createOwnedGame, loadPhaser } from '../phaser-game.ts';
import type { RunController } from '../run-controller.ts';

const FRAME_MS = 1000 / 60;

/** Scale of the canvas: the same drawing with few pixels, which software renders fast. */
const SCALE = 1 / 16;

/** Of so many frames one is rendered; the scene is brought up to date, and its sprites are placed, in every one. */
const FRAMES_PER_RENDERED = 8;

export interface HandDrawnScene {
  readonly scene: Phaser.Scene;
  /** Draws the next frames, each a sixtieth of a second after the one before. */
  readonly drawFrames: (count: number) => void;
}

/** To send pictures to software graphics takes most of the time in which a scene begins: each is one pixel here. @returns sends them again */
function sendNoPictures(): () => void {
  const { prototype } = WebGLRenderingContext;
  const { texImage2D } = prototype;
  Object.assign(prototype, {
    texImage2D(this: WebGLRenderingContext, ...request: unknown[]) {
      const [target, level, format, layout, type, picture] = request;
      const sent = picture instanceof Element ? [target, level, format, 1, 1, 0, layout, type, null] : request;
      Reflect.apply(texImage2D, this, sent);
    },
  });
  return () => Object.assign(prototype, { texImage2D });
}

/** Puts a game's scene on the page until the end of the test; time passes in it only as frames are drawn by hand. */
export async function drawByHand<State extends SimState, Command, Event>(
  view: GameView<State, Command, Event>,
  controller: RunController<State, Command, Event>,
  settings: Partial<StageSettings> = {},
): Promise<HandDrawnScene> {
  const [phaser] = await Promise.all([loadPhaser(), view.load?.()]);
  const parent = document.createElement('div');
  document.body.append(parent);
  const scene = view.createScene(phaser, { controller, settings: () => ({ ...DEFAULT_STAGE_SETTINGS, ...settings }) });
  onTestFinished(sendNoPictures());
  const owned = createOwnedGame(phaser, {
    parent,
    scene,
    size: { width: view.canvas.width * SCALE, height: view.canvas.height * SCALE },
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
  let drawn = 0;
  return {
    scene,
    drawFrames(count) {
      for (let frame = 0; frame < count; frame++) {
        const step = drawn++ % FRAMES_PER_RENDERED === 0 ? 'step' : 'headlessStep';
        owned.game[step]((time += FRAME_MS), FRAME_MS);
      }
    },
  };
}
