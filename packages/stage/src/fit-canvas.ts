import type Phaser from 'phaser';
import type { StageSettings } from './game-view.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Fits a game's canvas into its element at the resolution of the screen. The scene keeps its logical pixels. */
export interface CanvasFit {
  /** Size that the drawing buffer should have now, in pixels. */
  size(): Size;
  /** Call before the scene builds itself, so that it does at the resolution of {@link size}. */
  begin(): void;
  /** Call when the element, the screen or the detail may have changed. */
  update(game: Phaser.Game): void;
}

export function createCanvasFit(
  scene: Phaser.Scene,
  element: HTMLElement,
  { canvas, tall }: { readonly canvas: Size; readonly tall?: number },
  detail: () => StageSettings['detail'],
): CanvasFit {
  let logical = tall !== undefined ? tallSize(element, canvas) : canvas;
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
      // Without layout there is no size to fit; the next resize brings it.
      if (!game.isRunning || element.clientWidth === 0 || element.clientHeight === 0) return;
      if (tall !== undefined) logical = tallSize(element, canvas);
      resolution = resolutionInside(element, logical, detail());
      const { width, height } = size();
      const { gameSize } = game.scale;
      game.scale.getParentBounds();
      if (gameSize.width === width && gameSize.height === height) game.scale.refresh();
      else game.scale.setGameSize(width, height);
      follow();
    },
  };
}

/** The canvas at its width, as tall as its element where that is taller than the canvas. */
function tallSize({ clientWidth, clientHeight }: HTMLElement, { width, height }: Size): Size {
  if (clientWidth === 0) return { width, height };
  return { width, height: Math.max(height, Math.round((width * clientHeight) / clientWidth)) };
}

function resolutionInside(element: HTMLElement, { width, height }: Size, detail: StageSettings['detail']): Resolution {
  const shownWidth = Math.min(element.clientWidth, (element.clientHeight * width) / height);
  return resolutionFor(shownWidth, width, window.devicePixelRatio, detail);
}

/** Text objects have textures of their own, which blur when they are scaled up. */
function isText(object: Phaser.GameObjects.GameObject): object is Phaser.GameObjects.Text {
  return object.type === 'Text';
}

/** Pixels of the canvas for one logical pixel. Few steps, so that a resize seldom makes new buffers. */
type Resolution = 0.5 | 0.75 | 1 | 1.5 | 2;

/**
 * The smallest resolution that keeps the picture sharp; half of it at reduced detail.
 * @param shownWidth width on the page in CSS pixels
 * @param logicalWidth width of the game's canvas in logical pixels
 */
export function resolutionFor(
  shownWidth: number,
  logicalWidth: number,
  devicePixelRatio: number,
  detail: StageSettings['detail'],
): Resolution {
  const wanted = (shownWidth * devicePixelRatio) / logicalWidth;
  const reduced = detail === 'reduced';
  if (wanted <= 1) return reduced ? 0.5 : 1;
  if (wanted <= 1.5) return reduced ? 0.75 : 1.5;
  return reduced ? 1 : 2;
}
