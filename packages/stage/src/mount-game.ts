import type { SimState } from '@star-seekers/sim';
import { createFrameTimes, createRefreshMeter } from '@star-seekers/ui/frame-times';
import type Phaser from 'phaser';
import { paceEffects, paceOf } from './effect-clocks.ts';
import { createCanvasFit } from './fit-canvas.ts';
import { createFrameLoop } from './frame-loop.ts';
import { createFreezeWatch } from './freeze-watch.ts';
import { DEFAULT_BACKGROUND, type GameView, type StageSettings } from './game-view.ts';
import { type ActionSink, createActionSink } from './input/action-sink.ts';
import { createGamepadReader, readIdleGamepads } from './input/gamepads.ts';
import { DEFAULT_KEY_MAP, type KeyMap, listenToKeyboard } from './input/keyboard.ts';
import { listenToDrags, listenToSwipes } from './input/pointer.ts';
import { createMenuMeter } from './menu-meter.ts';
import { createOwnedGame, loadPhaser } from './phaser-game.ts';
import type { RunController } from './run-controller.ts';
import { StageError } from './stage-error.ts';
import { exposeGame, exposedByDefault } from './test-hook.ts';

export interface MountOptions<State extends SimState, Command, Event> {
  readonly view: GameView<State, Command, Event>;
  readonly controller: RunController<State, Command, Event>;
  /** The current settings. */
  readonly settings: () => StageSettings;
  /** The current key map. */
  readonly keyMap?: () => KeyMap;
  /** Everything is loaded and the first frame has been drawn. */
  readonly onReady?: () => void;
  /** The game could not be loaded, or has crashed: the run is paused. Destroy the handle and mount anew to try again. */
  readonly onError?: (error: StageError) => void;
  /**
   * The median interval between two frames, in milliseconds, of every two seconds in which a run is played, and of one second of the
   * picture before it.
   * @param refreshMs the screen's own interval, if it could be measured while the game rested
   */
  readonly onFrameTime?: (medianMs: number, refreshMs: number | undefined) => void;
  /** Puts `window.__game` in place; development and test builds do it anyway. */
  readonly expose?: boolean;
}

export interface GameHandle {
  /** Undefined while the game loads and after its end. */
  readonly canvas: HTMLCanvasElement | undefined;
  /** Where buttons on the page, such as a D-pad for the thumb, send what is pressed. */
  readonly actions: ActionSink;
  pause(): void;
  /** Goes on after the 3-2-1. */
  resume(): void;
  /** The settings have changed: the canvas follows, and a run that stands still is drawn once more. */
  refresh(): void;
  /** Removes the game from the page. Resolves when all of it has been released. */
  destroy(): Promise<void>;
}

/** A new game waits until the last one is gone: two at once would fight for Phaser's statics. */
let lastTeardown: Promise<unknown> = Promise.resolve();

/**
 * Puts a game on the page, inside an element that has a size and can take the focus. One handle owns one `Phaser.Game`;
 * destroying it while it still loads mounts nothing.
 */
export function mountGame<State extends SimState, Command, Event>(
  element: HTMLElement,
  options: MountOptions<State, Command, Event>,
): GameHandle {
  const { controller, view, onReady, onError } = options;
  const sink = createActionSink(controller, view.controls);
  let cancelled = false;
  let mounted: MountedGame | undefined;

  const reports: Reports = {
    ready() {
      if (!cancelled) onReady?.();
    },
    failed(error) {
      if (cancelled) return;
      controller.pause();
      onError?.(error);
    },
  };
  const mount = async (afterTeardown: Promise<unknown>) => {
    await afterTeardown;
    const [phaser] = await Promise.all([loadPhaser(), view.load?.()]);
    if (!cancelled) mounted = assemble(phaser, element, sink, reports, options);
  };
  const mounting = mount(lastTeardown).catch((cause: unknown) => reports.failed(StageError.from(cause)));
  const unmount = async () => {
    await mounting;
    const last = mounted;
    // A handle that is still referenced must not keep the game in memory.
    mounted = undefined;
    await last?.unmount();
  };
  let teardown: Promise<void> | undefined;

  return {
    get canvas() {
      return mounted?.canvas;
    },
    actions: sink,
    pause: () => controller.pause(),
    resume: () => controller.play({ withCountdown: true }),
    refresh: () => mounted?.refresh(),
    destroy() {
      if (!teardown) {
        cancelled = true;
        sink.end();
        teardown = unmount();
        lastTeardown = Promise.allSettled([teardown]);
      }
      return teardown;
    },
  };
}

/** Silent once the handle has been destroyed. */
interface Reports {
  readonly ready: () => void;
  readonly failed: (error: StageError) => void;
}

interface MountedGame {
  readonly canvas: HTMLCanvasElement;
  refresh(): void;
  /** Takes everything apart again. */
  unmount(): Promise<void>;
}

function assemble<State extends SimState, Command, Event>(
  phaser: typeof Phaser,
  element: HTMLElement,
  sink: ActionSink,
  { ready, failed }: Reports,
  options: MountOptions<State, Command, Event>,
): MountedGame {
  const { view, controller, settings, keyMap = () => DEFAULT_KEY_MAP, expose } = options;
  const scene = view.createScene(phaser, { controller, settings });
  const fit = createCanvasFit(scene, element, view, () => settings().detail);
  const fail = (error: StageError) => {
    // Before the pause, which would wake a scene that cannot draw.
    frames.stop();
    failed(error);
  };
  guardScene(scene, {
    onBoot: () => fit.begin(),
    onCreated: () =>
      game.events.once('postrender', () => {
        measureMenu();
        frames.begin();
        ready();
      }),
    onError: fail,
  });
  const owned = createOwnedGame(phaser, {
    parent: element,
    scene,
    size: fit.size(),
    background: view.background ?? DEFAULT_BACKGROUND,
    onError: fail,
  });
  const { game } = owned;
  let refreshMs: number | undefined;
  let menuMs: number | undefined;
  const refresh = createRefreshMeter((intervalMs) => {
    refreshMs = intervalMs;
    if (menuMs !== undefined) options.onFrameTime?.(menuMs, refreshMs);
    menuMs = undefined;
  });
  const menu = createMenuMeter((medianMs) => {
    // Slow or not is told by the screen's own interval, which is measured next.
    menuMs = medianMs;
  });
  let { detail } = settings();
  const measureMenu = () => {
    if (!controller.watched && controller.getSnapshot().phase === 'ready') menu.begin();
  };
  const frames = createFrameLoop(game, {
    controller,
    reducedMotion: () => settings().motion === 'reduced',
    isWatched: () => menu.isOn,
    onRest: () => refresh.rest(),
  });
  const refit = () => {
    fit.update(game);
    frames.redraw();
  };
  const frameTimes = createFrameTimes((medianMs) => options.onFrameTime?.(medianMs, refreshMs));
  const readGamepads = controller.watched
    ? undefined
    : createGamepadReader(element, controller, sink, view.boardInPage);
  const watchFreeze = controller.watched ? undefined : createFreezeWatch(controller);
  game.events.on('prestep', (_time: number, deltaMs: number) => {
    readGamepads?.();
    watchFreeze?.(performance.now());
    const { phase } = controller.getSnapshot();
    const isMoving = phase === 'playing' || phase === 'countdown';
    if (isMoving) menu.end();
    else if (!frames.isWaking) menu.frame(deltaMs);
    if (isMoving || menu.isOn) refresh.draw();
    if (phase === 'playing' && !frames.isWaking) frameTimes.frame(deltaMs);
    else frameTimes.rest();
    if (scene.sys.isActive()) paceEffects(phaser, scene, frames.isWaking ? 0 : paceOf(controller));
  });
  game.events.once('ready', () => {
    refit();
    // Phaser restores textures and buffers itself; the player saw the picture freeze, so the run is paused.
    game.renderer.on('losewebgl', () => controller.pause());
    game.renderer.on('restorewebgl', () => frames.redraw());
  });

  const resizes = new ResizeObserver(refit);
  resizes.observe(element);
  // A recording has a player of its own around it.
  const inputs = readGamepads && [
    listenToKeyboard(element, sink, keyMap),
    listenToSwipes(element, sink),
    listenToDrags(element, sink, view.canvas.width),
    pauseWhenAway(controller),
    readIdleGamepads(readGamepads, () => game.loop.running),
  ];
  const endings = [
    ...(inputs ?? []),
    watchPixelRatio(refit),
    () => resizes.disconnect(),
    () => frames.stop(),
    () => refresh.draw(),
    ...(expose || exposedByDefault() ? [exposeGame(controller)] : []),
  ];
  return {
    canvas: game.canvas,
    refresh() {
      // Less detail may be fast enough.
      if (settings().detail !== detail) measureMenu();
      ({ detail } = settings());
      refit();
    },
    async unmount() {
      for (const end of endings) end();
      await owned.destroy();
    },
  };
}

/** Calls back when the window has moved to a screen with other pixels, or was zoomed. @returns stops watching */
function watchPixelRatio(onChange: () => void): () => void {
  let query: MediaQueryList | undefined;
  const follow = () => {
    // A query asks for one ratio: another ratio needs another query.
    query?.removeEventListener('change', changed);
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', changed);
  };
  const changed = () => {
    follow();
    onChange();
  };
  follow();
  return () => query?.removeEventListener('change', changed);
}

/**
 * Pauses a run whose page is hidden or whose window loses the focus (`G0.12`), also one that only begins while the
 * player is elsewhere, because the server's answer came late. Where the rules allow no pause yet, the clock goes on unseen.
 * @returns stops watching
 */
function pauseWhenAway(controller: Pick<RunController, 'pause' | 'subscribe' | 'getSnapshot' | 'catchUp'>): () => void {
  let left = false;
  let unseenSince: number | undefined;
  const onHidden = () => {
    if (document.hidden) {
      controller.pause();
      // Hidden pages draw no frames, so nothing lets the time pass.
      unseenSince = controller.getSnapshot().pausing ? performance.now() : undefined;
    } else if (unseenSince !== undefined) {
      controller.catchUp(performance.now() - unseenSince);
      unseenSince = undefined;
    }
  };
  const onBlur = () => {
    left = true;
    controller.pause();
  };
  const onFocus = () => {
    left = false;
  };
  const onChange = () => {
    if (left && !document.hasFocus()) controller.pause();
  };
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('blur', onBlur);
  window.addEventListener('focus', onFocus);
  const unsubscribe = controller.subscribe(onChange);
  return () => {
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('blur', onBlur);
    window.removeEventListener('focus', onFocus);
    unsubscribe();
  };
}

interface SceneReports {
  /** Before anything of the scene runs: its cameras exist. */
  readonly onBoot: () => void;
  /** Everything is loaded and built. */
  readonly onCreated: () => void;
  /** Files did not load, or building the scene threw. The scene stays empty. */
  readonly onError: (error: StageError) => void;
}

/**
 * Reports errors of a scene while it loads and builds itself. Phaser would show placeholder pictures for missing files, and lose
 * errors that a loader's callback throws.
 */
function guardScene(scene: Phaser.Scene, { onBoot, onCreated, onError }: SceneReports): void {
  const methods: Phaser.Scene & { preload?: () => void; create?: () => void } = scene;
  const { preload, create } = methods;
  const update = methods.update.bind(scene);
  const failedFiles: string[] = [];
  let failed = false;

  methods.preload = () => {
    scene.load.on('loaderror', ({ key }: { key: string }) => failedFiles.push(key));
    attempt(() => {
      onBoot();
      preload?.call(scene);
    });
  };
  methods.create = () => {
    if (failed) return;
    if (failedFiles.length > 0) {
      // Files fail in any order.
      const missing = failedFiles.toSorted();
      fail(new StageError(`could not load ${missing.join(', ')}`, { missing }));
    } else
      attempt(() => {
        create?.call(scene);
        onCreated();
      });
  };
  methods.update = (time, delta) => {
    if (!failed) update(time, delta);
  };

  function attempt(work: () => void): void {
    try {
      work();
    } catch (cause) {
      fail(StageError.from(cause));
    }
  }

  function fail(error: StageError): void {
    failed = true;
    onError(error);
  }
}
