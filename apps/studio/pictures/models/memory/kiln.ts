import { kiln } from '../worlds/kiln.ts';
import { worldCard } from './_card.ts';

export const picture = worldCard(kiln, { hue: '#ff9a2a', glow: 0.6, radius: 0.74, at: [0.05, -0.05] });
