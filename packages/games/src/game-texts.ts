/** What is said in each game, by its slug. The `listing.ts` of a game adds its texts by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the games
export interface GameTexts {}

/** Name of a game in code and files: its folder. */
export type GameSlug = keyof GameTexts;
