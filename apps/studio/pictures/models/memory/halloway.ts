import { halloway } from '../worlds/halloway.ts';
import { worldCard } from './_card.ts';

export const picture = worldCard(halloway, { hue: '#5fd04a', glow: 0.8 });
