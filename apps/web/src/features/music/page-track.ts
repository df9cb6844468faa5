import { catalog } from '@star-seekers/games/catalog';

/** The dice page has the 'Love Story' track (`P2.93`); each game names its own. */
const TRACK_OF_PAGE: ReadonlyMap<string, string> = new Map([
  ['/dice-of-iris', '3'],
  ['/wheel-of-iris', '3'],
  ...catalog.map(({ id, music }) => [`/game${id}`, music] as const),
]);

/** Track id of a page, for players who have not chosen a track (`P2.93`); undefined for the hub's default music. */
export function trackOfPage(path: string): string | undefined {
  return TRACK_OF_PAGE.get(path.replace(/\/+$/, ''));
}
