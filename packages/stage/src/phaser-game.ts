import type Phaser from 'phaser';
import { stampNodes } from './picture/stamp-batch.ts';
import { StageError } from './stage-error.ts';

/** One `Phaser.Game` that leaves nothing behind. */
export interface OwnedGame {
  readonly game: Phaser.Game;
  /** Resolves once the game is gone; safe at any time, also while it boots. */
  destroy(): Promise<void>;
}

export interface OwnedGameOptions {
  readonly parent: HTMLElement;
  readonly scene: Phaser.Scene;
  /** Size of the drawing buffer in pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** A CSS colour, or `transparent`. */
  readonly background: string;
  /** Something inside Phaser's loop threw; the loop has been stopped. */
  readonly onError: (error: StageError) => void;
}

/** Phaser as far as our scenes use it, see `engine.ts`: one lazy chunk that all games share. */
export async function loadPhaser(): Promise<typeof Phaser> {
  const module = await import('phaser');
  return module.default ?? module;
}

/** Boots a game. Sound and keys are ours, and the fixed step needs unsmoothed frame times. */
export function createOwnedGame(phaser: typeof Phaser, options: OwnedGameOptions): OwnedGame {
  const { parent, scene, size, background, onError } = options;
  const StageGame = createGameClass(phaser);
  const start = (type: number) =>
    new StageGame(
      {
        type,
        parent,
        scene,
        banner: false,
        ...(background === 'transparent' ? { transparent: true } : { backgroundColor: background }),
        audio: { noAudio: true },
        input: { keyboard: false, gamepad: false, mouse: true, touch: true, windowEvents: false },
        render: { antialias: true, antialiasGL: false, renderNodes: stampNodes(phaser) },
        fps: { smoothStep: false },
        autoFocus: false,
        disableContextMenu: true,
        scale: {
          mode: phaser.Scale.FIT,
          autoCenter: phaser.Scale.CENTER_BOTH,
          expandParent: false,
          ...size,
        },
      },
      onError,
    );
  const game = startWithFallback(phaser, start);
  const end = async () => {
    await game.started;
    tearDown(phaser, game);
    game.forgetListeners();
  };
  let gone: Promise<void> | undefined;
  return { game, destroy: () => (gone ??= end()) };
}

/**
 * Phaser probes for WebGL once a page and takes Canvas only if that fails. A context may be refused later, when the graphics process has
 * crashed or too many are in use: nothing of the scene has been touched by then.
 * @throws what Canvas throws
 */
function startWithFallback<Game>(phaser: typeof Phaser, start: (type: number) => Game): Game {
  try {
    return start(phaser.AUTO);
  } catch {
    return start(phaser.CANVAS);
  }
}

/** What Phaser's types leave out. */
interface Untyped {
  texturesReady(): void;
  runDestroy(): void;
}

/** `Phaser.Game` without its two leaks at the start, and without errors that stop its loop in silence. */
function createGameClass(phaser: typeof Phaser) {
  const Game = phaser.Game as new (config: Phaser.Types.Core.GameConfig) => Phaser.Game & Untyped;
  return class StageGame extends Game {
    readonly #started = Promise.withResolvers<void>();
    readonly #documentListeners: [string, EventListenerOrEventListenerObject][] = [];
    readonly #onError: (error: StageError) => void;

    constructor(config: Phaser.Types.Core.GameConfig, onError: (error: StageError) => void) {
      super(config);
      this.#onError = onError;
    }

    /** Resolves when booting is over: only then can a game be destroyed. */
    get started(): Promise<void> {
      return this.#started.promise;
    }

    /** Called once Phaser's built-in textures have been decoded, in a later task than the constructor. */
    override texturesReady(): void {
      // The constructor threw, and its textures load nevertheless.
      if (!(#started in this)) return;
      try {
        super.texturesReady();
      } catch (cause) {
        this.#fail(cause);
      } finally {
        this.#started.resolve();
      }
    }

    /**
     * Phaser's start adds a visibility listener that it never removes, and takes `window.onblur` and `onfocus`. The listener is
     * noted for the end, the two handlers are given back at once: the stage itself watches for a player who is away.
     */
    override start(): void {
      const { onblur, onfocus } = window;
      const addEventListener = document.addEventListener.bind(document);
      document.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
        this.#documentListeners.push([type, listener]);
        addEventListener(type, listener, options as AddEventListenerOptions);
      };
      try {
        super.start();
      } finally {
        Reflect.deleteProperty(document, 'addEventListener');
        window.onblur = onblur;
        window.onfocus = onfocus;
      }
    }

    override step(time: number, delta: number): void {
      try {
        super.step(time, delta);
      } catch (cause) {
        this.#fail(cause);
      }
    }

    forgetListeners(): void {
      for (const [type, listener] of this.#documentListeners) document.removeEventListener(type, listener);
    }

    /** A game that failed in one frame would fail in the next one too. */
    #fail(cause: unknown): void {
      this.loop.sleep();
      this.#onError(StageError.from(cause));
    }
  };
}

function tearDown(phaser: typeof Phaser, game: Phaser.Game & Untyped): void {
  const { renderer } = game;
  const gl = renderer && 'gl' in renderer ? renderer.gl : undefined;
  game.destroy(true);
  // A sleeping loop would never reach the scheduled destruction.
  game.runDestroy();
  // Browsers keep only some 16 contexts, and a canvas that waits for the garbage collector still counts.
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  // A camera that is a static of Phaser keeps the last scene, and with it the game.
  const { TargetCamera } = phaser.GameObjects.Graphics as unknown as { TargetCamera: Record<string, unknown> };
  TargetCamera.renderList = [];
  for (const key of ['scene', 'sceneManager', 'scaleManager', 'cameraManager']) TargetCamera[key] = null;
}
