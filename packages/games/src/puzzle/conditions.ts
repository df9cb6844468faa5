import { artworks } from '@star-seekers/content/artworks';
import { type RunOptions, choiceIn, dayRng, drawChoice } from '@star-seekers/sim';
import type { Condition } from '../condition.ts';
import { listing } from './listing.ts';
import { ARTWORKS } from './rules.ts';

/** The picture of a day (`G5.32`): another one than yesterday's. */
export function drawConditions(seed: number, yesterday?: RunOptions): RunOptions {
  return { artwork: drawChoice(dayRng(seed, listing.id), ARTWORKS, yesterday?.artwork) };
}

/** The picture. */
export function conditionsOf(options: RunOptions): readonly Condition[] {
  const artwork = choiceIn(options, 'artwork', ARTWORKS);
  if (artwork === undefined) return [];
  return [{ key: 'window', values: { number: artwork + 1, title: artworks[artwork]?.title ?? '' } }];
}
