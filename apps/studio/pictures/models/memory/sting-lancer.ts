import { sting } from '../ships/sting.ts';
import { card } from './_card.ts';

export const picture = card('ship', sting, { hue: '#ff4ac8', from: [0, 1, 0.6], turn: [0, -0.78, 0], half: 6.4 });
