import type Phaser from 'phaser';
import { type Resolution, resolutionFor } from './resolution.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The resolution that a canvas of `logical` pixels needs inside `element` as it is now. */
export function resolutionInside(element: HTMLElement, { width, height }: Size): Resolution {
  const shownWidth = Math.min(element.clientWidth, (element.clientHeight * width) / height);
  return resolutionFor(shownWidth, width, window.devicePixelRatio);
}

/**
 * Fits the canvas of a running game into its element, with as many pixels as it shows, and lets the cameras count in logical
 * pixels whatever the resolution is.
 */
export function fitCanvas(game: Phaser.Game, scene: Phaser.Scene, element: HTMLElement, logical: Size): void {
  // A stage that is not laid out has nothing to fit; the next resize tells.
  if (!game.isRunning || element.clientWidth === 0 || element.clientHeight === 0) return;
  const resolution = resolutionInside(element, logical);
  game.scale.getParentBounds();
  if (game.scale.gameSize.width === logical.width * resolution) game.scale.refresh();
  else game.scale.setGameSize(logical.width * resolution, logical.height * resolution);
  zoomCameras(scene, resolution);
}

export function zoomCameras(scene: Phaser.Scene, resolution: Resolution): void {
  for (const camera of scene.cameras.cameras) camera.setOrigin(0).setZoom(resolution);
  for (const child of scene.children.list) {
    if (isText(child)) child.setResolution(resolution);
  }
}

/** Text is drawn into a picture of its own, which would be blurred when it is shown larger. */
function isText(child: Phaser.GameObjects.GameObject): child is Phaser.GameObjects.Text {
  return child.type === 'Text';
}
