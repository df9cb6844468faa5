/** One of the twelve pictures of the swap puzzle (`G5.21`): a window of the Long Gallery. */
export interface Artwork {
  readonly id: string;
  readonly title: string;
  /** One line, shown when the picture is whole. */
  readonly story: string;
  /** The codex entry or section about its subject. */
  readonly anchor: string;
}

/** The windows, in the order of the gallery. */
export const artworks = [
  {
    id: 'nine-hulls',
    title: 'The Nine Hulls Depart',
    story: 'Nine ships leave the Old World. Nobody aboard will see the other end, so nobody waves.',
    anchor: 'the-nine-hulls',
  },
  {
    id: 'orion-gate',
    title: 'Hammers on the Orion Gate',
    story: 'Four hundred smiths strike in turn until four thousand rivets agree.',
    anchor: 'seven-gates',
  },
  {
    id: 'rent-day',
    title: 'Rent Day',
    story: 'A consul takes the first hammer, and a crew of riveters learns that it has a landlord.',
    anchor: 'the-rent',
  },
  {
    id: 'beacon',
    title: 'The Beacon at Four in the Morning',
    story: 'Five letters come out of the dark, and the night watch forgets its coffee.',
    anchor: 'ustur',
  },
  {
    id: 'sennet',
    title: 'Sennet Goes Out',
    story: 'The finished gate looks at a star, and the star is not there any more.',
    anchor: 'sennet',
  },
  {
    id: 'lamp',
    title: 'The Lighting of the Lamp',
    story: 'Temperance Brask is lifted to the switch, and the calendar starts.',
    anchor: 'the-lamp',
  },
  {
    id: 'siege',
    title: 'Two Hundred and Fourteen Days',
    story: 'Sixty-three reavers hold the dark; behind the glass, somebody counts tanks.',
    anchor: 'siege-of-the-hub',
  },
  {
    id: 'first-throw',
    title: 'The First Throw',
    story: 'Iris Bembridge stops deciding, and for the first time the enemy guesses wrong.',
    anchor: 'iris-bembridge',
  },
  {
    id: 'brasks-line',
    title: "Brask's Line",
    story: 'Eleven ships come home as one, and the lookouts report a tug.',
    anchor: 'hanne-brask',
  },
  {
    id: 'three-tables',
    title: 'Three Tables',
    story: "Nobody would sit at anyone else's, so the peace was carried from one to the next.",
    anchor: 'the-three-tables',
  },
  {
    id: 'amberbacks',
    title: 'Amberbacks under the Rings',
    story: 'Dusk over Big Amber: the tankers wait, because the whales were there first.',
    anchor: 'amberback',
  },
  {
    id: 'crown',
    title: 'A Crown Enters',
    story: 'The small craft draw back, the rocks go quiet, and the first of three turns its blades forward.',
    anchor: 'crown-warship',
  },
] as const satisfies readonly Artwork[];

export type ArtworkId = (typeof artworks)[number]['id'];
