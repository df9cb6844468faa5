import { redwing } from '../ships/redwing.ts';
import { card } from './_card.ts';

export const picture = card('ship', redwing, { hue: '#3aa6ff', from: [0.25, 1, 0.7], turn: [0, -0.62, 0], half: 6.6 });
