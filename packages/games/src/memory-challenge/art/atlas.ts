import type Phaser from 'phaser';
import { packAtlas } from '../../picture/atlas.ts';
import { pictureAt } from '../../picture/pictures.ts';
import { BACK_URL, FACE_URLS } from '../pictures.ts';
import { FRAMES } from './frames.ts';

/** Key of the atlas among the textures of the game. */
export const ATLAS = 'memory-challenge';

/** Puts the sparks into their atlas, and every side of a card under its address; all pictures have been loaded. */
export function createTextures(textures: Phaser.Textures.TextureManager): void {
  packAtlas(textures, ATLAS, FRAMES);
  for (const url of [BACK_URL, ...FACE_URLS]) if (!textures.exists(url)) textures.addImage(url, pictureAt(url));
}
