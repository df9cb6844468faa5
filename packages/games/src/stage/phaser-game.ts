import type Phaser from 'phaser';

/** One `Phaser.Game` that leaves nothing behind. */
export interface OwnedGame {
  readonly game: Phaser.Game;
  /** Resolves once the game is gone; safe at any time, also while it boots. */
  destroy(): Promise<void>;
}

export interface OwnedGameOptions {
  readonly parent: HTMLElement;
  readonly scene: Phaser.Scene;
  readonly canvas: { readonly width: number; readonly height: number };
}

/** Phaser itself: one lazy chunk that all games share. */
export async function loadPhaser(): Promise<typeof Phaser> {
  const module = await import('phaser');
  return module.default ?? module;
}

/** Boots a game. Each setting avoids a measured trap: sound and keyboard are ours, smoothing of frames is our fixed step. */
export function createOwnedGame(phaser: typeof Phaser, { parent, scene, canvas }: OwnedGameOptions): OwnedGame {
  const game = new phaser.Game({
    type: phaser.AUTO,
    parent,
    scene,
    banner: false,
    backgroundColor: '#070b16',
    audio: { noAudio: true },
    input: { keyboard: false, gamepad: false, mouse: true, touch: true, windowEvents: false },
    render: { antialias: true, antialiasGL: false, powerPreference: 'high-performance' },
    fps: { smoothStep: false },
    autoFocus: false,
    disableContextMenu: true,
    scale: {
      mode: phaser.Scale.FIT,
      autoCenter: phaser.Scale.CENTER_BOTH,
      width: canvas.width,
      height: canvas.height,
      expandParent: false,
    },
  });
  const { started, forgetListeners } = containWindowListeners(game);
  let gone: Promise<void> | undefined;
  return {
    game,
    destroy() {
      gone ??= started.then(() => {
        tearDown(phaser, game);
        forgetListeners();
      });
      return gone;
    },
  };
}

/**
 * Phaser's start adds a visibility listener that it never removes, and takes `window.onblur` and `onfocus`. The listener is noted
 * for the end, the two handlers are given back at once: the stage watches hidden pages itself.
 */
function containWindowListeners(game: Phaser.Game): { started: Promise<void>; forgetListeners: () => void } {
  const listeners: [string, EventListenerOrEventListenerObject][] = [];
  const { promise: started, resolve } = Promise.withResolvers<void>();
  // The constructor has not started the game yet: its built-in textures load first.
  const start = game.start.bind(game);
  game.start = () => {
    const { onblur, onfocus } = window;
    const addEventListener = document.addEventListener.bind(document);
    document.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
      listeners.push([type, listener]);
      addEventListener(type, listener, options as AddEventListenerOptions);
    };
    try {
      start();
    } finally {
      Reflect.deleteProperty(document, 'addEventListener');
      window.onblur = onblur;
      window.onfocus = onfocus;
      resolve();
    }
  };
  return {
    started,
    forgetListeners() {
      for (const [type, listener] of listeners) document.removeEventListener(type, listener);
    },
  };
}

function tearDown(phaser: typeof Phaser, game: Phaser.Game): void {
  const { renderer } = game;
  const gl = renderer && 'gl' in renderer ? renderer.gl : undefined;
  game.destroy(true);
  // A sleeping loop would never come to the destruction that was asked for, so it is done now.
  const owned: Phaser.Game & { runDestroy?: () => void } = game;
  owned.runDestroy?.();
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  // A camera that is a static of Phaser keeps the last scene, and with it the game.
  const { TargetCamera } = phaser.GameObjects.Graphics as unknown as { TargetCamera: Record<string, unknown> };
  TargetCamera.renderList = [];
  for (const key of ['scene', 'sceneManager', 'scaleManager', 'cameraManager']) TargetCamera[key] = null;
}
