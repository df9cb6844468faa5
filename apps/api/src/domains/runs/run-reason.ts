/** The ledger's text for the price of a run (`G0.4`). */
export function runReason(gameId: number): string {
  return `${SCREEN_TITLES[gameId] ?? `Game ${gameId}`} - Game Started`;
}

/** The ledger's text for a price that was paid back. */
export function returnReason(gameId: number): string {
  return `${SCREEN_TITLES[gameId] ?? `Game ${gameId}`} - Credit Returned`;
}

const SCREEN_TITLES: Readonly<Record<number, string>> = {
  1: 'Cosmic Battle Arena',
  2: 'Space Snake',
  3: 'Cosmic Memory Challenge',
  4: 'Lore Master',
  5: 'Star Seekers Puzzle',
  6: 'Cargo Runner',
};
