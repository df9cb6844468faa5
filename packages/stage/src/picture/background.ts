import type Phaser from 'phaser';
import { pictureAt } from './pictures.ts';
import { addTexture } from './render.ts';

/** A loaded picture that covers the whole canvas, cropped evenly. */
export function addBackground(
  scene: Phaser.Scene,
  url: string,
  canvas: { readonly width: number; readonly height: number },
  depth: number,
): Phaser.GameObjects.Image {
  const picture = pictureAt(url);
  addPicture(scene.textures, url);
  const scale = Math.max(canvas.width / picture.width, canvas.height / picture.height);
  return scene.add
    .image(canvas.width / 2, canvas.height / 2, url)
    .setScale(scale)
    .setDepth(depth);
}

/** Adds a loaded picture to the textures by its address. By way of a canvas: Phaser turns what it uploads upside down, a bitmap cannot be. */
export function addPicture(textures: Phaser.Textures.TextureManager, url: string): void {
  const picture = pictureAt(url);
  addTexture(textures, url, picture, (brush) => brush.drawImage(picture, 0, 0));
}
