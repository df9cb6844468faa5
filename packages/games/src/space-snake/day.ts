import { dayOrder } from '@star-seekers/sim';
import { DAY_FIGURES, FIGURES } from './rules.ts';

/** The figures of a day and their order (`G2.15`). */
export const dayFigures = dayOrder(FIGURES, DAY_FIGURES);
