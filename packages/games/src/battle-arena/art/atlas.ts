import type Phaser from 'phaser';
import { ATLAS_DENSITY, packAtlas } from '../../picture/atlas.ts';
import { render } from '../../space-snake/art/render.ts';
import { FRAMES } from './frames.ts';

/** Key of the atlas among the textures of the game. */
export const ATLAS = 'battle-arena';

/** Draws every frame of the game into its atlas. */
export function createAtlas(textures: Phaser.Textures.TextureManager): void {
  packAtlas(textures, ATLAS, () =>
    [...FRAMES].map(([name, drawing]) => ({ name, canvas: render(drawing, ATLAS_DENSITY) })),
  );
}
