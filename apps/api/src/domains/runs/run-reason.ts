import { games } from '@star-seekers/games';

/** Reason in the ledger for the price of a run (`G0.4`). */
export function runReason(gameId: number): string {
  return `${nameOf(gameId)} - Game Started`;
}

/** Reason in the ledger for a refunded price. */
export function returnReason(gameId: number): string {
  return `${nameOf(gameId)} - Credit Returned`;
}

function nameOf(gameId: number): string {
  return games.get(gameId)?.names.screen ?? `Game ${gameId}`;
}
