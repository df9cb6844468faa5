import { awl } from '../ships/awl.ts';
import { card } from './_card.ts';

export const picture = card('ship', awl, { hue: '#ff7a30', from: [0, 1, 0.6], turn: [0, 0.5, 0], half: 5.6 });
