import type Phaser from 'phaser';
import type { StageSettings } from './game-view.ts';
import { type Resolution, resolutionFor } from './resolution.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Fits the canvas of a game into its element, with as many pixels as it shows, while the scene counts in logical pixels. */
export interface CanvasFit {
  /** Pixels of the canvas as it is to be now. */
  size(): Size;
  /** The scene is about to build itself: it does so at the resolution of {@link size}. */
  begin(): void;
  /** The element, the screen or the detail may have changed. */
  update(game: Phaser.Game): void;
}

export function createCanvasFit(
  scene: Phaser.Scene,
  element: HTMLElement,
  logical: Size,
  detail: () => StageSettings['detail'],
): CanvasFit {
  let resolution = resolutionInside(element, logical, detail());
  const sharpen = (object: Phaser.GameObjects.GameObject) => {
    if (isText(object)) object.setResolution(resolution);
  };
  const follow = () => {
    for (const camera of scene.cameras.cameras) camera.setOrigin(0).setZoom(resolution);
    for (const object of scene.children.list) sharpen(object);
  };
  const size = () => ({ width: logical.width * resolution, height: logical.height * resolution });
  return {
    size,
    begin() {
      scene.events.off('addedtoscene', sharpen).on('addedtoscene', sharpen);
      follow();
    },
    update(game) {
      // A stage that is not laid out has nothing to fit; the next resize tells.
      if (!game.isRunning || element.clientWidth === 0 || element.clientHeight === 0) return;
      resolution = resolutionInside(element, logical, detail());
      const { width, height } = size();
      game.scale.getParentBounds();
      if (game.scale.gameSize.width === width) game.scale.refresh();
      else game.scale.setGameSize(width, height);
      follow();
    },
  };
}

function resolutionInside(element: HTMLElement, { width, height }: Size, detail: StageSettings['detail']): Resolution {
  const shownWidth = Math.min(element.clientWidth, (element.clientHeight * width) / height);
  return resolutionFor(shownWidth, width, window.devicePixelRatio, detail);
}

/** Text is drawn into a picture of its own, which would be blurred when it is shown larger. */
function isText(object: Phaser.GameObjects.GameObject): object is Phaser.GameObjects.Text {
  return object.type === 'Text';
}
