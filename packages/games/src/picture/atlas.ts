import type Phaser from 'phaser';

/** Physical pixels per logical pixel of every frame; sprites are scaled by its inverse. */
export const ATLAS_DENSITY = 2;

/** Transparent pixels round a frame, so that filtering never mixes neighbours. */
const PADDING = 2;

const ATLAS_WIDTH = 2048;

/** One frame of an atlas: its name and its picture in {@link ATLAS_DENSITY}. */
export interface AtlasPicture {
  readonly name: string;
  readonly canvas: HTMLCanvasElement;
}

/**
 * Packs pictures into one texture. Asks for them only when it is not there already.
 * @param key of the atlas among the textures of the game
 * @throws {Error} when the browser refuses the canvas
 */
export function packAtlas(
  textures: Phaser.Textures.TextureManager,
  key: string,
  paint: () => readonly AtlasPicture[],
): void {
  if (textures.exists(key)) return;
  const pictures = paint().toSorted((one, other) => other.canvas.height - one.canvas.height);
  const { places, height } = packShelves(pictures.map(({ canvas }) => canvas));
  const texture = textures.createCanvas(key, ATLAS_WIDTH, height);
  if (!texture) throw new Error('The atlas could not be created.');
  pictures.forEach(({ name, canvas }, index) => {
    const { x, y } = places[index] as Place;
    texture.context.drawImage(canvas, x, y);
    texture.add(name, 0, x, y, canvas.width, canvas.height);
  });
  texture.refresh();
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
