import { vise } from '../ships/vise.ts';
import { card } from './_card.ts';

export const picture = card('ship', vise, { hue: '#ffae3a', from: [0.3, 1, 0.9], turn: [0, -0.5, 0], half: 8 });
