import type Phaser from 'phaser';
import { type FrameArt, framePicture } from './frame-art.ts';
import { addTexture } from './render.ts';

/** Physical pixels per logical pixel of every frame; sprites are scaled by its inverse. */
export const ATLAS_DENSITY = 2;

/** Transparent pixels round a frame, so that filtering never mixes neighbours. */
const PADDING = 2;

const ATLAS_WIDTH = 2048;

/** Key of the atlas among the textures of a game; each game has its own textures. */
export const ATLAS = 'atlas';

/**
 * Packs the frames of a game, rendered and drawn, into one texture: the whole game is drawn without a change of texture. Does
 * nothing when it is there already.
 * @throws {Error} when the browser refuses the canvas
 */
export function packAtlas(textures: Phaser.Textures.TextureManager, frames: ReadonlyMap<string, FrameArt>): void {
  if (textures.exists(ATLAS)) return;
  const pictures = [...frames]
    .map(([name, art]) => ({ name, picture: framePicture(art, ATLAS_DENSITY) }))
    .toSorted((one, other) => other.picture.height - one.picture.height);
  const { places, height } = packShelves(pictures.map(({ picture }) => picture));
  const texture = addTexture(textures, ATLAS, { width: ATLAS_WIDTH, height }, (brush) =>
    pictures.forEach(({ picture }, index) => {
      const { x, y } = places[index] as Place;
      picture.paint(brush, x, y);
    }),
  );
  pictures.forEach(({ name, picture }, index) => {
    const { x, y } = places[index] as Place;
    const frame = texture.add(name, 0, x, y, picture.width, picture.height);
    if (!picture.pivot || !frame) return;
    frame.customPivot = true;
    [frame.pivotX, frame.pivotY] = picture.pivot;
  });
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Rows from left to right; wastes little when the boxes come in falling height. */
function packShelves(boxes: readonly { width: number; height: number }[]): { places: Place[]; height: number } {
  let x = PADDING;
  let y = PADDING;
  let shelf = 0;
  const places = boxes.map((box): Place => {
    if (x + box.width + PADDING > ATLAS_WIDTH) {
      x = PADDING;
      y += shelf + PADDING;
      shelf = 0;
    }
    const place = { x, y };
    x += box.width + PADDING;
    shelf = Math.max(shelf, box.height);
    return place;
  });
  return { places, height: y + shelf + PADDING };
}
