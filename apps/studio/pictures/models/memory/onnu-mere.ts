import { onnuMere } from '../worlds/onnu-mere.ts';
import { worldCard } from './_card.ts';

export const picture = worldCard(onnuMere, { hue: '#a04aff', sun: [-0.7, 0.45, -0.3] });
