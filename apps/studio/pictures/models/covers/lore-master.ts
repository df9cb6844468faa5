import { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import type { Actor } from '../../stage/scene/cast.ts';
import { scenePicture } from '../../stage/scene/scene.ts';
import type { Sculpture } from '../../stage/sculpture.ts';
import { bastion } from '../ships/bastion.ts';
import { onnuMere } from '../worlds/onnu-mere.ts';
import { COVER, moodLight } from './_light.ts';

/** A tablet of the archive: ivory, with lines of light. */
function tablet(): Sculpture {
  const kit = new Kit(81);
  kit.add(box(1.7, 2.5, 0.22, 0.07), { colour: '#c9c2b0', metal: 0.2, rough: 0.4 });
  kit.add(box(1.44, 2.2, 0.26, 0.04), { colour: '#14100a', metal: 0.6, rough: 0.4, plating: 0.2 });
  for (let line = 0; line < 7; line++) {
    const width = [1.1, 0.8, 1, 0.5, 1.1, 0.9, 0.6][line];
    kit.add(box(width, 0.08, 0.3, 0.02), glowing('#ffb52e', 3.6), { at: [-0.55 + width / 2, 0.8 - line * 0.26, 0] });
  }
  return { kit, look: 'ustur', material: { lights: 0, wear: 1, scale: 0.2 }, radius: 2, half: 2 };
}

const tablets = Array.from({ length: 9 }, (_, index): Actor => {
  const angle = index * 0.7 + 0.35;
  const height = 2.2 + ((index * 5) % 4) * 1.8;
  return {
    build: tablet,
    at: [Math.sin(angle) * 9.6, height, Math.cos(angle) * 9.6],
    turn: [0.06, Math.sin(angle) * 0.7, 0.05 - (index % 3) * 0.05],
    size: 1.15,
  };
});
const behind = tablets.filter(({ at }) => at[2] < 0);
const before = tablets.filter(({ at }) => at[2] >= 0);

/** Lore Master: the archive of USTUR holds up a world. */
export const picture = scenePicture(
  {
    nebula: {
      colours: ['#1c1408', '#7a4a1c', '#ffe2a0', '#3f5fd0'],
      seed: 5.1,
      exposure: 0.95,
      cover: 0.25,
      dust: 0.7,
      lights: [
        [0, 0.2],
        [1.3, -0.6],
      ],
    },
    stars: { seed: 31, count: 2200, bright: 4 },
    sun: { at: [0.415, 0.755], colour: '#ffdca0', core: 0.35, rays: 0.55, flare: 0.4 },
    layers: [
      { actors: behind, centre: [0, 4, -6], radius: 12, gain: 0.7 },
      {
        actors: [
          {
            build: bastion,
            at: [0, -2.2, 0],
            turn: [0, 0.26, 0],
            size: 1.25,
            bolts: [{ from: [0, 1.4, 0], to: [0, 3.6, 0], colour: '#ffb52e', radius: 0.12 }],
          },
        ],
        centre: [0, -2, 0],
        radius: 12,
        gain: 0.6,
      },
      { world: onnuMere, place: { at: [0, 0.3], radius: 0.46, sun: [-0.7, 0.5, 0.15], gain: 0.95 } },
      { actors: before, centre: [0, 4, 6], radius: 12 },
    ],
    samples: 10,
    camera: { fov: 32, at: [0, 5.4, 27], towards: [0, 2.6, 0] },
    light: moodLight({ sun: [-0.6, 0.6, -0.75], warm: '#ffd48a', cold: '#aab8ff', ground: '#c23cff' }),
  },
  ...COVER,
);
