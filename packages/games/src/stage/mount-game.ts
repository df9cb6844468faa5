import type { SimState } from '@star-seekers/sim';
import type Phaser from 'phaser';
import type { GameView, StageSettings } from './game-view.ts';
import { type StageError, guardScene } from './guard-scene.ts';
import { createActionSink } from './input/action-sink.ts';
import { createGamepadReader } from './input/gamepads.ts';
import { type KeyMap, listenToKeyboard } from './input/keyboard.ts';
import { listenToSwipes } from './input/swipes.ts';
import { pauseWhenAway } from './pause-when-away.ts';
import { createOwnedGame, loadPhaser } from './phaser-game.ts';
import { resolutionFor } from './resolution.ts';
import type { RunController } from './run-controller.ts';
import { exposeGame } from './test-hook.ts';

export interface MountOptions<State extends SimState, Command, Event> {
  readonly view: GameView<State, Command, Event>;
  readonly controller: RunController<State, Command, Event>;
  /** The settings as they are now. */
  readonly settings: () => StageSettings;
  readonly keyMap?: KeyMap;
  /** Everything is loaded and the first frame can be drawn. */
  readonly onReady?: () => void;
  /** The game could not be loaded or has crashed; destroy the handle and mount anew to try again. */
  readonly onError?: (error: Error) => void;
  /** Puts `window.__game` in place for tests. */
  readonly expose?: boolean;
}

export interface GameHandle {
  pause(): void;
  /** Goes on after the 3-2-1. */
  resume(): void;
  /** Takes the game off the page; resolves when nothing of it is left. */
  destroy(): Promise<void>;
}

/** A new game waits until the last one is gone: two at once would fight for Phaser's statics. */
let lastTeardown: Promise<void> = Promise.resolve();

/**
 * Puts a game on the page, inside an element that has a size and can take the focus. One handle owns one `Phaser.Game`;
 * destroying it while it still loads mounts nothing.
 */
export function mountGame<State extends SimState, Command, Event>(
  element: HTMLElement,
  options: MountOptions<State, Command, Event>,
): GameHandle {
  const { controller } = options;
  let cancelled = false;
  const mounted = lastTeardown.then(async () => {
    if (cancelled) return undefined;
    const phaser = await loadPhaser();
    return cancelled ? undefined : assemble(phaser, element, options);
  });
  mounted.catch((cause: unknown) => {
    if (!cancelled) options.onError?.(cause instanceof Error ? cause : new Error(String(cause)));
  });
  return {
    pause: () => controller.pause(),
    resume: () => controller.play({ withCountdown: true }),
    destroy() {
      cancelled = true;
      lastTeardown = mounted.then(
        async (unmount) => unmount?.(),
        () => undefined,
      );
      return lastTeardown;
    },
  };
}

/** @returns takes everything apart again */
function assemble<State extends SimState, Command, Event>(
  phaser: typeof Phaser,
  element: HTMLElement,
  { view, controller, settings, keyMap, onReady, onError, expose }: MountOptions<State, Command, Event>,
): () => Promise<void> {
  const scene = view.createScene(phaser, { controller, settings });
  let failed = false;
  guardScene(scene, (error: StageError) => {
    failed = true;
    controller.pause();
    onError?.(error);
  });
  const owned = createOwnedGame(phaser, { parent: element, scene, canvas: view.canvas });
  const { game } = owned;
  const sink = createActionSink(controller, view.controls);
  const readGamepads = createGamepadReader(sink);

  const fit = () => fitCanvas(game, scene, element, view.canvas);
  const stopClocks = () => setClockScale(scene, isMoving(controller) ? 1 : 0);
  game.events.once('ready', () => {
    scene.events.once('create', () => {
      if (failed) return;
      fit();
      stopClocks();
      onReady?.();
    });
    game.renderer.on('losewebgl', () => controller.pause());
  });
  game.events.on('prestep', readGamepads);

  const resizes = new ResizeObserver(fit);
  resizes.observe(element);
  const endings = [
    listenToKeyboard(element, sink, keyMap),
    listenToSwipes(element, sink),
    pauseWhenAway(controller),
    controller.subscribe(stopClocks),
    () => resizes.disconnect(),
    ...(expose ? [exposeGame(controller)] : []),
  ];
  return async () => {
    for (const end of endings) end();
    await owned.destroy();
  };
}

/** Fits the canvas into its element and gives it as many pixels as it shows. */
function fitCanvas(
  game: Phaser.Game,
  scene: Phaser.Scene,
  element: HTMLElement,
  { width, height }: { width: number; height: number },
): void {
  if (!game.isRunning || element.clientWidth === 0) return;
  const shownWidth = Math.min(element.clientWidth, (element.clientHeight * width) / height);
  const resolution = resolutionFor(shownWidth, width, window.devicePixelRatio);
  if (game.scale.gameSize.width !== width * resolution) {
    game.scale.setGameSize(width * resolution, height * resolution);
  }
  for (const camera of scene.cameras?.cameras ?? []) camera.setOrigin(0).setZoom(resolution);
  game.scale.getParentBounds();
  game.scale.refresh();
}

/** Phaser's tweens and timers run on wall time and would jump after a pause. */
function setClockScale(scene: Phaser.Scene, scale: number): void {
  if (!scene.sys?.isActive()) return;
  scene.tweens.timeScale = scale;
  scene.time.timeScale = scale;
}

function isMoving(controller: Pick<RunController, 'getSnapshot'>): boolean {
  return controller.getSnapshot().phase !== 'paused';
}
