import type Phaser from 'phaser';
import { packAtlas } from '../../picture/atlas.ts';
import { FRAMES } from './frames.ts';

/** Key of the atlas among the textures of the game. */
export const ATLAS = 'memory-challenge';

/** Packs both sides of all cards and the sparks into one texture; all pictures have been loaded. */
export function createAtlas(textures: Phaser.Textures.TextureManager): void {
  packAtlas(textures, ATLAS, FRAMES);
}
