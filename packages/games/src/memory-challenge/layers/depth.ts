/** Depths from the back to the front. */
export const DEPTH = { table: 0, danger: 5, card: 10, cardUp: 20, matter: 30, light: 40 } as const;
