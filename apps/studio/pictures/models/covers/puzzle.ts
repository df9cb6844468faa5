import type { Picture } from '../../stage/picture.ts';
import { composeScene } from '../../stage/scene/scene.ts';
import { mosaic } from '../../stage/scene/mosaic.ts';
import type { Studio } from '../../stage/studio.ts';
import { redwing } from '../ships/redwing.ts';
import { sixfold } from '../ships/sixfold.ts';
import { bigAmber } from '../worlds/big-amber.ts';
import { halloway } from '../worlds/halloway.ts';
import { COVER, moodLight } from './_light.ts';

const EDGE = Math.round(COVER[1] * 0.95);

/** Puzzle: an artwork of sixteen tiles, some of them out of place. */
export const picture: Picture = {
  shots: {
    view(studio: Studio) {
      const artwork = composeScene(
        studio,
        {
          nebula: {
            colours: ['#1a0a2a', '#8a2f9a', '#ffd6a0', '#1f8fd8'],
            seed: 3.1,
            exposure: 0.7,
            cover: 0.2,
            dust: 0.75,
            zoom: 1.15,
            lights: [
              [0.55, 0.15],
              [-0.7, -0.75],
            ],
          },
          stars: { seed: 21, count: 2000, bright: 5 },
          sun: { at: [0.62, 0.56], colour: '#ffe0b0', core: 0.25, rays: 0.4, flare: 0.2 },
          layers: [
            { world: bigAmber, place: { at: [-0.45, 0.5], radius: 0.5, sun: [0.75, -0.2, 0.55], gain: 0.8 } },
            { world: halloway, place: { at: [0.66, -0.6], radius: 0.3, sun: [-0.35, 0.85, 0.35], gain: 0.8 } },
            {
              actors: [
                { build: sixfold, at: [6, 6.4, -6], turn: [1, 0.3, 0.2], size: 0.7 },
                { build: redwing, at: [-3.2, -3.1, 3], turn: [0.34, -0.62, -0.4], size: 0.82, thrust: 9 },
              ],
              centre: [0, 0, 0],
              radius: 15,
            },
          ],
          samples: 10,
          camera: { fov: 37, at: [0, 3, 26], towards: [0, 1.2, 0] },
          light: moodLight({ sun: [0.4, 0.35, -0.85], warm: '#ffc890', cold: '#dfe6ff', ground: '#ff5fb0' }),
        },
        EDGE,
        EDGE,
      );
      return studio.take(mosaic(studio.renderer, artwork, ...COVER));
    },
  },
};
