import type { GameNames } from '../game.ts';
import { bySlug } from './by-slug.ts';
import type { AppResources } from '@star-seekers/stage/texts/index.ts';

/** The names of all games in English, which come with a page's own script. */
export const catalog = bySlug(
  import.meta.glob<GameNames>('../*/texts/en/listing.json', { eager: true, import: 'default' }),
) as AppResources['catalog'];
