import { twinmoon } from '../ships/twinmoon.ts';
import { card } from './_card.ts';

export const picture = card('ship', twinmoon, { hue: '#c23cff', from: [0, 1, 0.5], turn: [0, 0.2, 0], half: 7.5 });
