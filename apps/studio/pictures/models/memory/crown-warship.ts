import { crown } from '../ships/crown.ts';
import { card } from './_card.ts';

export const picture = card('ship', crown, { hue: '#6f9aff', from: [0, 1, 0.8], turn: [0, 2.75, 0], half: 12.4 });
