import { type Finish, Kit } from '../kit/kit.ts';
import { box } from '../kit/shapes/box.ts';
import { plate } from '../kit/shapes/plate.ts';
import { wallOutline } from '../kit/wall-plan.ts';
import { WALL_MASKS } from '@star-seekers/art';
import { DECK_SHEET, EDGE, FLOORS, deckPlace } from './deck-sheet.ts';
import { develop } from './develop.ts';
import type { LookName } from './light/looks.ts';
import type { MaterialOptions } from './material.ts';
import type { Picture } from './picture.ts';
import { createStand, expose } from './sculpture.ts';
import type { Studio } from './studio.ts';

/** Materials and shapes of a deck of the maze. */
export interface Deck {
  readonly seed: number;
  readonly look: LookName;
  readonly material: MaterialOptions;
  readonly wall: Finish;
  /** The raised top, and the line of light around it. */
  readonly cap: Finish;
  readonly light: Finish;
  readonly floor: Finish;
  readonly seam: Finish;
  /** Size of cut corners, as a share of a cell's edge. */
  readonly chamfer: number;
  /** Adds decoration to the wall with this mask at (x, z). */
  readonly decorate?: (kit: Kit, x: number, z: number, mask: number) => void;
}

/** All tiles of a deck on one sheet. */
export function deckPicture(deck: Deck): Picture {
  return {
    shots: {
      sheet(studio: Studio) {
        const radius = EDGE * 0.75;
        const stand = createStand(studio, {
          kit: build(deck),
          look: deck.look,
          material: deck.material,
          radius,
          half: EDGE / 2,
          rig: { warmStrength: 0.6, coldStrength: 0.7, keyStrength: 2.3, sky: 0.35 },
        });
        const exposure = expose(studio, stand, { finish: 'rock', pixels: EDGE * DECK_SHEET.cellPixels, samples: 10 });
        const result = develop(studio.renderer, exposure, 2, {
          outline: 0,
          outlineAlpha: 0,
          halo: 0,
          haloAlpha: 0,
          haloColour: '#000000',
          exposure: 1.05,
          saturation: 1.12,
          bloom: 0.35,
        });
        return studio.take(result);
      },
    },
  };
}

function build(deck: Deck): Kit {
  const kit = new Kit(deck.seed);
  WALL_MASKS.forEach((mask, index) => {
    const [x, z] = deckPlace(index);
    addWall(kit, deck, x, z, mask);
  });
  FLOORS.forEach((name, index) => {
    const [x, z] = deckPlace(WALL_MASKS.length + index);
    addFloor(kit, deck, x, z, name);
  });
  return kit;
}

function addWall(kit: Kit, deck: Deck, x: number, z: number, mask: number): void {
  const layer = (inset: number, height: number, bevel: number, y: number, finish: Finish) =>
    kit.add(plate(wallOutline(mask, inset, 0.16, deck.chamfer), height, bevel), finish, { at: [x, y, z] });
  layer(0.015, 0.3, 0.03, 0.15, { ...deck.wall, plating: 0.4 });
  layer(0.05, 0.3, 0.1, 0.35, deck.wall);
  layer(0.158, 0.06, 0.01, 0.5, deck.light);
  layer(0.19, 0.08, 0.025, 0.53, deck.cap);
  deck.decorate?.(kit, x, z, mask);
}

function addFloor(kit: Kit, { floor, seam, light }: Deck, x: number, z: number, name: (typeof FLOORS)[number]): void {
  const tile = (cx: number, cz: number, w: number, d: number, y = 0.03, finish = floor) =>
    kit.add(box(w - 0.03, 0.08, d - 0.03, 0.018), finish, { at: [x + cx, y, z + cz] });
  kit.add(box(1.12, 0.06, 1.12, 0.005), seam, { at: [x, 0, z] });
  if (name === 'floor-0') tile(0, 0, 1, 1);
  else if (name === 'floor-1') for (const a of [-0.25, 0.25]) for (const b of [-0.25, 0.25]) tile(a, b, 0.5, 0.5);
  else if (name === 'floor-2') {
    tile(0, -0.36, 1, 0.28);
    tile(0, 0.36, 1, 0.28);
    for (let bar = -4; bar <= 4; bar++) tile(bar * 0.11, 0, 0.09, 0.42, 0.02);
  } else if (name === 'floor-3') {
    tile(0, 0, 1, 1);
    for (const [a, b] of [
      [-0.38, -0.38],
      [0.38, -0.38],
      [-0.38, 0.38],
      [0.38, 0.38],
    ] as const)
      kit.add(box(0.07, 0.05, 0.07, 0.015), { ...light, glow: (light.glow ?? 3) * 0.4 }, { at: [x + a, 0.07, z + b] });
    kit.add(box(0.44, 0.05, 0.44, 0.02), seam, { at: [x, 0.06, z] });
  } else {
    tile(0, 0, 1, 1);
    for (const side of [-1, 1]) {
      kit.add(box(0.84, 0.05, 0.07, 0.015), light, { at: [x, 0.07, z + side * 0.38] });
      kit.add(box(0.07, 0.05, 0.84, 0.015), light, { at: [x + side * 0.38, 0.07, z] });
    }
  }
}
