import { drone } from '../ships/drone.ts';
import { card } from './_card.ts';

export const picture = card('device', () => drone('patrol'), {
  hue: '#54e08a',
  from: [0.1, 1, 0.8],
  turn: [0, 2.8, 0],
  at: [0, 0, -0.7],
  half: 5.6,
});
