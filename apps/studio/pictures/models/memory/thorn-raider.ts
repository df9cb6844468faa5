import { thorn } from '../ships/thorn.ts';
import { card } from './_card.ts';

export const picture = card('ship', thorn, {
  hue: '#25f5cf',
  at: [0, 0, 0.4],
  from: [0, 1, 0.8],
  turn: [0, 2.5, 0],
  half: 6.1,
});
