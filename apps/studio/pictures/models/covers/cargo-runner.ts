import { greebles } from '../../kit/fittings.ts';
import { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { rod } from '../../kit/shapes/lathe.ts';
import { scenePicture } from '../../stage/scene/scene.ts';
import type { Sculpture } from '../../stage/sculpture.ts';
import { drone } from '../ships/drone.ts';
import { wren } from '../ships/wren.ts';
import { tarn } from '../worlds/tarn.ts';
import { COVER, moodLight } from './_light.ts';

const STEEL = { colour: '#4b535f', metal: 0.4, rough: 0.5 };
const DARK = { colour: '#1b212b', metal: 0.6, rough: 0.5, plating: 0.7 };
const RUST = { colour: '#9c4a1f', metal: 0.25, rough: 0.5 };
const LAMP = glowing('#ffae3a', 4.5);

/** A street between bonded stores, open to space at its end. */
function street(): Sculpture {
  const kit = new Kit(91);
  kit.add(box(30, 0.6, 96, 0.1), DARK, { at: [0, -5.3, -30] });
  for (let slab = 0; slab < 12; slab++) {
    const z = 12 - slab * 8;
    kit.add(box(13.4, 0.4, 7.6, 0.1), STEEL, { at: [0, -4.9, z] });
    kit.add(box(0.5, 0.12, 3, 0.03), LAMP, { at: [3.1, -4.66, z], mirror: true });
    const height = 8 + ((slab * 7) % 5) * 1.7;
    kit.add(box(6, height, 7.3, 0.3), STEEL, { at: [10.6, -5 + height / 2, z], mirror: true });
    kit.add(box(0.8, height * 0.8, 5, 0.2), slab % 3 === 1 ? RUST : DARK, {
      at: [7.6, -5 + height * 0.45, z],
      mirror: true,
    });
    kit.add(box(0.2, 0.34, 6.6, 0.05), LAMP, { at: [7.5, -4.2, z], mirror: true });
    kit.add(box(0.24, height * 0.5, 0.24, 0.05), glowing('#4fe0ff', 3), {
      at: [7.2, -4 + height * 0.4, z - 3.3],
      mirror: true,
    });
    kit.add(rod(0.35, 0.35, 8, 12), DARK, { at: [7.4, -4.6 + height, z], mirror: true });
    if (slab % 4 === 0 && slab > 0) kit.add(box(16, 0.9, 1.6, 0.2), DARK, { at: [0, 5.6, z] });
  }
  greebles(kit, DARK, 90, { x: [7.8, 13], z: [-60, 14], size: [0.4, 1.1], finishes: [STEEL, DARK, RUST] });
  return {
    kit,
    look: 'mud',
    material: { scale: 0.09, bump: 0.8, grime: 0.7, wear: 1, lights: 3 },
    radius: 60,
    half: 60,
  };
}

const loaded = () => wren(3, false);
const hunter = () => drone('chase');

/** Cargo Runner: the wren slips through the bonded decks with a full load, and a drone has seen her. */
export const picture = scenePicture(
  {
    nebula: { colours: ['#0a1a2c', '#1f6f9c', '#ffd0a0', '#2f5fc0'], seed: 8.8, exposure: 0.55, dust: 0.7 },
    stars: { seed: 2, count: 1600, bright: 3 },
    sun: { at: [0.5, 0.66], colour: '#ffd9a8', core: 0.35, rays: 0.6, flare: 0.4 },
    layers: [
      { world: tarn, place: { at: [0.16, 0.66], radius: 0.44, sun: [-0.6, -0.5, -0.25], gain: 0.7 } },
      { actors: [{ build: street, at: [0, 0, 0] }], centre: [0, 0, -24], radius: 50, gain: 0.85 },
      {
        actors: [
          {
            build: hunter,
            at: [3.7, 1.7, -3.5],
            turn: [-0.62, 3.45, 0.12],
            size: 0.72,
            bolts: [{ from: [0, 0.9, -3], to: [-0.9, -4.4, -17], colour: '#ff3020', radius: 0.05 }],
          },
          { build: hunter, at: [-2.9, 3.6, -27], turn: [-0.6, 3, 0], size: 0.75 },
        ],
        centre: [1, 3, -14],
        radius: 18,
        gain: 0.95,
      },
      {
        actors: [{ build: loaded, at: [-2.3, -0.7, 2.6], turn: [0.06, -0.85, -0.42], size: 0.9, thrust: 6 }],
        centre: [-2.3, -0.7, 2.6],
        radius: 6,
        gain: 0.78,
      },
    ],
    samples: 10,
    camera: { fov: 42, at: [-0.6, 3, 17], towards: [0.2, 0.7, -10] },
    light: moodLight({ sun: [0.1, 0.5, -0.9], warm: '#ffc890', cold: '#bcd0f0', ground: '#ff8a3a' }),
  },
  ...COVER,
);
