import type Phaser from 'phaser';
import { pictureAt } from './pictures.ts';

/** A loaded picture that covers the whole canvas, cropped evenly. */
export function addBackground(
  scene: Phaser.Scene,
  url: string,
  canvas: { readonly width: number; readonly height: number },
  depth: number,
): Phaser.GameObjects.Image {
  const picture = pictureAt(url);
  if (!scene.textures.exists(url)) scene.textures.addImage(url, picture);
  const scale = Math.max(canvas.width / picture.naturalWidth, canvas.height / picture.naturalHeight);
  return scene.add
    .image(canvas.width / 2, canvas.height / 2, url)
    .setScale(scale)
    .setDepth(depth);
}
