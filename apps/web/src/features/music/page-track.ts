import { catalog } from '@star-seekers/games/catalog';

/** The dice have the 'Love Story' track (`P2.93`); each game names a piece that was written for its pace. */
const TRACK_OF_PAGE: ReadonlyMap<string, string> = new Map([
  ['/dice-of-iris', '3'],
  ['/wheel-of-iris', '3'],
  ...catalog.map(({ id, music }) => [`/game${id}`, music] as const),
]);

/** Id of the track of a page, for players who have not chosen one (`P2.93`); undefined where the hub's own plays. */
export function trackOfPage(path: string): string | undefined {
  return TRACK_OF_PAGE.get(path.replace(/\/+$/, ''));
}
