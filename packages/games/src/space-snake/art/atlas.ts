import type Phaser from 'phaser';
import { ATLAS_DENSITY, packAtlas } from '../../picture/atlas.ts';
import { FRAMES } from './frames.ts';
import { render } from './render.ts';

/** Key of the atlas among the textures of the game. */
export const ATLAS = 'space-snake';

/** Draws every frame of the game into its atlas. */
export function createAtlas(textures: Phaser.Textures.TextureManager): void {
  packAtlas(textures, ATLAS, () =>
    [...FRAMES].map(([name, drawing]) => ({ name, canvas: render(drawing, ATLAS_DENSITY) })),
  );
}
