import { artworks } from '@star-seekers/content/artworks';
import { type RunOptions, choiceIn } from '@star-seekers/sim';
import type { Condition } from '../condition.ts';
import { ARTWORKS } from './rules.ts';

/** The picture. */
export function conditionsOf(options: RunOptions): readonly Condition[] {
  const artwork = choiceIn(options, 'artwork', ARTWORKS);
  if (artwork === undefined) return [];
  return [{ key: 'window', values: { number: artwork + 1, title: artworks[artwork]?.title ?? '' } }];
}
