/** Reason in the ledger for the price of a run (`G0.4`). */
export function runReason(gameId: number): string {
  return `${SCREEN_TITLES[gameId] ?? `Game ${gameId}`} - Game Started`;
}

/** Reason in the ledger for a refunded price. */
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
