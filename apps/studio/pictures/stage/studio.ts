import type * as THREE from 'three';
import { chitinTile } from '../kit/chitin-tile.ts';
import { platingTile } from '../kit/plating-tile.ts';
import { createEnvironment } from './light/environment.ts';
import { LOOKS, type LookName } from './light/looks.ts';
import { type TileTextures, tileTextures } from './material.ts';
import { Renderer } from './renderer.ts';

/** Pixels from the top left, not premultiplied. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** Shared by all shots of a session: the renderer, the tiles of the fleets and their environments. */
export class Studio {
  readonly renderer = new Renderer();
  private readonly tiles = new Map<LookName, TileTextures>();
  private readonly environments = new Map<LookName, THREE.Texture>();

  tile(look: LookName): TileTextures {
    return cached(this.tiles, look, () => tileTextures(TILES[look]()));
  }

  environment(look: LookName): THREE.Texture {
    return cached(this.environments, look, () => createEnvironment(this.renderer, LOOKS[look]));
  }

  /** Reads the pixels of a finished target and disposes it. */
  take(target: THREE.WebGLRenderTarget): Raster {
    const { width, height } = target;
    const upsideDown = this.renderer.read(target);
    const rgba = new Uint8Array(upsideDown.length);
    const row = width * 4;
    for (let y = 0; y < height; y++) rgba.set(upsideDown.subarray((height - 1 - y) * row, (height - y) * row), y * row);
    target.dispose();
    return { width, height, rgba };
  }
}

const plates = { smallest: 64, gap: 3, rivets: true };

const TILES: Readonly<Record<LookName, () => ReturnType<typeof platingTile>>> = {
  player: () => platingTile({ ...plates, seed: 7 }),
  mud: () => platingTile({ ...plates, seed: 7 }),
  oni: () => chitinTile(3),
  ustur: () => platingTile({ seed: 23, smallest: 96, gap: 2, rivets: false }),
  rock: () => platingTile({ ...plates, seed: 31 }),
};

function cached<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const known = map.get(key);
  if (known) return known;
  const value = create();
  map.set(key, value);
  return value;
}
