import { maul } from '../ships/maul.ts';
import { card } from './_card.ts';

export const picture = card('ship', maul, { hue: '#ff4a2a', from: [0, 1, 0.75], turn: [0, 2.6, 0], half: 7.2 });
