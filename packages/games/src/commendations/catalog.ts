import type { Commendation, RunCommendations } from '../commendation.ts';
import type { GameListing } from '../game.ts';
import type { GameSlug } from '../game-texts.ts';
import { recordCommendations } from '../record-commendations.ts';

const listings = import.meta.glob<GameListing>('../*/listing.ts', { eager: true, import: 'listing' });
const modules = import.meta.glob<Pick<RunCommendations<never, never>, 'list'>>('../*/commendations.ts', {
  eager: true,
  import: 'commendations',
});

/** A commendation as a page lists it. What it says is in the namespace `commendations`, under its place and name. */
export interface ListedCommendation extends Commendation {
  /** The game, or `hub` across games. */
  readonly place: GameSlug | 'hub';
}

/** The commendations of one game, or those across games. */
export interface CommendationGroup {
  readonly place: ListedCommendation['place'];
  readonly list: readonly ListedCommendation[];
}

/** All commendations: those of each game in the order of their ids, then those across games. */
export const commendationGroups: readonly CommendationGroup[] = [
  ...Object.entries(listings)
    .toSorted(([, one], [, other]) => one.id - other.id)
    .flatMap(([path, { slug }]) => {
      const list = modules[path.replace('listing.ts', 'commendations.ts')]?.list ?? [];
      return list.length > 0 ? [groupOf(slug, list)] : [];
    }),
  groupOf('hub', recordCommendations),
];

const byName = new Map(commendationGroups.flatMap(({ list }) => list).map((entry) => [entry.name, entry]));

/** A commendation by its name; undefined for one of a newer hub. */
export function commendationNamed(name: string): ListedCommendation | undefined {
  return byName.get(name);
}

function groupOf(place: ListedCommendation['place'], list: readonly Commendation[]): CommendationGroup {
  return { place, list: list.map((commendation) => ({ ...commendation, place })) };
}
