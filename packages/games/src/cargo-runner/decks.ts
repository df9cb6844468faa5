/** The seven decks in the order of the mission. */
export const DECK_IDS = ['rust', 'green', 'salt', 'frost', 'horn', 'gilt', 'quiet'] as const;

export type DeckId = (typeof DECK_IDS)[number];
