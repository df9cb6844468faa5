import { bigAmber } from '../worlds/big-amber.ts';
import { worldCard } from './_card.ts';

export const picture = worldCard(bigAmber, { hue: '#ffb060', radius: 0.41, glow: 0.8 });
