import type Phaser from 'phaser';
import { packAtlas } from '../../picture/atlas.ts';
import { FRAMES } from './frames.ts';

/** Key of the atlas among the textures of the game. */
export const ATLAS = 'space-snake';

/** Puts every frame of the game into its atlas; its pictures have been loaded. */
export function createAtlas(textures: Phaser.Textures.TextureManager): void {
  packAtlas(textures, ATLAS, FRAMES);
}
