/**
 * The ids of the games that new days have, in the order of their lanterns in the picture of the Lamp. A game joins by its id here and by
 * `dayConditions`; a day that is drawn keeps the games that it was drawn with.
 */
export const GAMES_OF_DAY: readonly number[] = [1, 2, 3, 4, 5, 6];
