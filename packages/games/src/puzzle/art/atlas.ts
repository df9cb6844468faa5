import type Phaser from 'phaser';
import { packAtlas } from '../../picture/atlas.ts';
import { FRAMES } from './frames.ts';

/** Key of the atlas among the textures of the game. */
export const ATLAS = 'puzzle';

/** Puts everything but the picture into one texture; its sheet has been loaded. */
export function createAtlas(textures: Phaser.Textures.TextureManager): void {
  packAtlas(textures, ATLAS, FRAMES);
}
