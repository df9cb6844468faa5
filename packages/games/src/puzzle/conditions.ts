import { artworks } from '@star-seekers/content/artworks';
import { type RunOptions, choiceIn, createRng, drawChoice } from '@star-seekers/sim';
import type { Condition } from '../condition.ts';
import { ARTWORKS } from './rules.ts';

/** Random stream of a day's conditions. */
const DAY_STREAM = 6;

/** The picture of a day (`G5.32`): another one than yesterday's. */
export function drawConditions(seed: number, yesterday?: RunOptions): RunOptions {
  return { artwork: drawChoice(createRng(seed, DAY_STREAM), ARTWORKS, yesterday?.artwork) };
}

/** The picture. */
export function conditionsOf(options: RunOptions): readonly Condition[] {
  const artwork = choiceIn(options, 'artwork', ARTWORKS);
  if (artwork === undefined) return [];
  return [{ key: 'window', values: { number: artwork + 1, title: artworks[artwork]?.title ?? '' } }];
}
