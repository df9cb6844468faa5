import type Phaser from 'phaser';
import type { GameControls, GameView, SceneContext } from '../game-view.ts';
import { addTexture } from '../picture/render.ts';
import type { DriftCommand, DriftEvent, DriftState } from './drift-sim.ts';

type Context = SceneContext<DriftState, DriftCommand, DriftEvent>;
export type DriftView = GameView<DriftState, DriftCommand, DriftEvent>;

/** What a test lets a scene do beside its work. */
export interface SceneParts {
  readonly preload?: (scene: Phaser.Scene) => void;
  readonly create?: (scene: Phaser.Scene) => void;
  readonly update?: (scene: Phaser.Scene) => void;
}

/** Logical size of the test's canvas. */
export const DRIFT_CANVAS = { width: 96, height: 64 } as const;

/** What the scene paints in its middle, and round it, as red, green and blue. */
export const SHIP_COLOUR = [255, 170, 0];
export const BACKGROUND_COLOUR = [16, 32, 64];

export const driftControls: GameControls<DriftState, DriftCommand> = {
  press: (action) => (action === 'left' || action === 'right' ? { button: action, down: true } : undefined),
  release: (action) => (action === 'left' || action === 'right' ? { button: action, down: false } : undefined),
  swipe: () => ({ jump: true }),
};

export function createDriftView(parts: SceneParts = {}): DriftView {
  return {
    canvas: DRIFT_CANVAS,
    background: `rgb(${BACKGROUND_COLOUR.join()})`,
    controls: driftControls,
    createScene: (phaser, context) => new (createSceneClass(phaser, parts))(context),
  };
}

function createSceneClass(phaser: typeof Phaser, parts: SceneParts) {
  return class DriftScene extends phaser.Scene {
    readonly #context: Context;

    constructor(context: Context) {
      super('drift');
      this.#context = context;
    }

    preload(): void {
      parts.preload?.(this);
    }

    create(): void {
      addTexture(this.textures, 'ship', { width: 32, height: 32 }, (brush) => {
        brush.fillStyle = `rgb(${SHIP_COLOUR.join(' ')})`;
        brush.fillRect(0, 0, 32, 32);
      });
      this.add.image(DRIFT_CANVAS.width / 2, DRIFT_CANVAS.height / 2, 'ship');
      parts.create?.(this);
    }

    override update(_time: number, deltaMs: number): void {
      this.#context.controller.advance(deltaMs);
      parts.update?.(this);
    }
  };
}
