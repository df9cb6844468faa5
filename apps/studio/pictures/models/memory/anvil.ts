import { anvil } from '../worlds/anvil.ts';
import { worldCard } from './_card.ts';

export const picture = worldCard(anvil, { hue: '#e8481f', radius: 0.7, sun: [-0.85, 0.45, 0.1] });
