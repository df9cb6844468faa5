import type Phaser from 'phaser';
import { ATLAS_DENSITY } from './atlas.ts';
import { addTexture } from './render.ts';

/**
 * Shapes that never change, drawn once into a texture of the canvas' size: Phaser triangulates a graphics object in every frame.
 * @param key of the picture among the textures of the game
 */
export function addStillDrawing(
  scene: Phaser.Scene,
  key: string,
  canvas: { readonly width: number; readonly height: number },
  draw: (graphics: Phaser.GameObjects.Graphics) => void,
): Phaser.GameObjects.Image {
  const size = { width: canvas.width * ATLAS_DENSITY, height: canvas.height * ATLAS_DENSITY };
  addTexture(scene.textures, key, size, (brush) => {
    const graphics = scene.make.graphics({}, false);
    draw(graphics);
    graphics.setScale(ATLAS_DENSITY);
    graphics.generateTexture(brush.canvas, size.width, size.height);
    graphics.destroy();
  });
  return scene.add
    .image(0, 0, key)
    .setOrigin(0)
    .setScale(1 / ATLAS_DENSITY);
}
