import { sixfold } from '../ships/sixfold.ts';
import { card } from './_card.ts';

export const picture = card('ship', sixfold, { hue: '#ffb52e', from: [0, 1, 0.8], turn: [0, 0.3, 0], half: 6.6 });
