import { onefold } from '../ships/onefold.ts';
import { card } from './_card.ts';

export const picture = card('ship', onefold, { hue: '#ffd23a', from: [0.2, 1, 0.5], turn: [0, -0.7, 0.3], half: 5.8 });
