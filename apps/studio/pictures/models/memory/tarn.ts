import { quorum } from '../worlds/quorum.ts';
import { tarn } from '../worlds/tarn.ts';
import { planet } from '../../stage/tableau/sky.ts';
import { skyCard } from './_card.ts';

/** The sea world and its two moons. */
export const picture = skyCard('world', { hue: '#1fb8d8' }, [
  planet({ ...quorum, seed: 8.1 }, { at: [-0.58, 0.56], radius: 0.16 }),
  planet(tarn, { at: [0.08, -0.1], radius: 0.62 }),
  planet(
    { ...quorum, seed: 2.6, colours: ['#3a2c28', '#5a4438', '#8a6450', '#b88a6a', '#e0b890', '#ffffff'] },
    {
      at: [0.6, 0.6],
      radius: 0.1,
    },
  ),
]);
