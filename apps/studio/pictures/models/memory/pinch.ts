import { pinch } from '../worlds/pinch.ts';
import { worldCard } from './_card.ts';

export const picture = worldCard(pinch, { hue: '#bfe0ff', glow: 0.7, radius: 0.5 });
