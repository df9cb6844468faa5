import { moodLight } from '../covers/_light.ts';

/** Light of the landing page: the sun is at the upper right, behind the ships. */
export const SKY_LIGHT = moodLight({ sun: [0.85, 0.42, -0.6], warm: '#ffd2a4', cold: '#c4d6ff', ground: '#5f7dff' });
