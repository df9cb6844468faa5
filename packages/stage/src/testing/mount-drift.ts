import { onTestFinished } from 'vitest';
import { DEFAULT_STAGE_SETTINGS, type StageSettings } from '../game-view.ts';
import { type GameHandle, mountGame } from '../mount-game.ts';
import { RunController } from '../run-controller.ts';
import type { StageError } from '../stage-error.ts';
import { type DriftCommand, type DriftEvent, type DriftState, drift } from './drift-sim.ts';
import { type DriftView, createDriftView } from './drift-view.ts';

export interface MountedDrift {
  readonly host: HTMLElement;
  readonly controller: RunController<DriftState, DriftCommand, DriftEvent>;
  readonly handle: GameHandle;
  /** What has become of the mount: `ready` or the error, once there is one. */
  readonly outcome: Promise<'ready' | StageError>;
  readonly errors: readonly StageError[];
  /** The canvas of a game that is on the page. */
  readonly canvas: () => HTMLCanvasElement;
  /** Takes the game off the page, and its element. */
  readonly destroy: () => Promise<void>;
}

interface MountDriftOptions {
  readonly width?: number;
  readonly height?: number;
  readonly settings?: () => StageSettings;
  readonly onFrameTime?: (medianMs: number, refreshMs: number | undefined) => void;
}

/** Puts a game into a new element of the page, until the end of the test. */
export function mountDrift(
  view: DriftView = createDriftView(),
  { width = 192, height = 128, settings = () => DEFAULT_STAGE_SETTINGS, ...options }: MountDriftOptions = {},
): MountedDrift {
  const host = document.createElement('div');
  host.tabIndex = 0;
  host.style.cssText = `position: absolute; inset: 0 auto auto 0; overflow: hidden; width: ${width}px; height: ${height}px`;
  document.body.append(host);
  const controller = new RunController(drift, { seed: 1 });
  const { promise: outcome, resolve } = Promise.withResolvers<'ready' | StageError>();
  const errors: StageError[] = [];
  const handle = mountGame(host, {
    view,
    controller,
    settings,
    ...options,
    onReady: () => resolve('ready'),
    onError(error) {
      errors.push(error);
      resolve(error);
    },
  });
  const destroy = async () => {
    await handle.destroy();
    host.remove();
  };
  onTestFinished(destroy);
  return {
    host,
    controller,
    outcome,
    errors,
    handle,
    destroy,
    canvas() {
      if (!handle.canvas) throw new Error('the game is not on the page');
      return handle.canvas;
    },
  };
}

/** Places on a canvas, as fractions of its size: on the ship, and beside it. */
export const CENTRE = [0.5, 0.5] as const;
export const CORNER = [0.05, 0.05] as const;

/** The colours of a canvas at fractions of its size, as shown after the next frame. */
export async function coloursOf(
  canvas: HTMLCanvasElement,
  places: readonly (readonly [x: number, y: number])[],
): Promise<number[][]> {
  await nextFrame();
  // In the frame itself, after Phaser's callback: later the drawing buffer is empty.
  const copy = new OffscreenCanvas(canvas.width, canvas.height);
  const context = copy.getContext('2d');
  if (!context) throw new Error('no 2D context');
  context.drawImage(canvas, 0, 0);
  return places.map(([x, y]) => {
    const { data } = context.getImageData(Math.floor(x * canvas.width), Math.floor(y * canvas.height), 1, 1);
    return [...data].slice(0, 3);
  });
}

export async function nextFrame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
}
