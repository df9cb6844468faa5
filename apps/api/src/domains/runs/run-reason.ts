import { games } from '@star-seekers/games';

/** Reason in the ledger for the price of a run (`G0.4`). */
export function runReason(gameId: number): string {
  return `${nameOf(gameId)} - Game Started`;
}

/** Reason in the ledger for a refunded price. */
export function returnReason(gameId: number): string {
  return `${nameOf(gameId)} - Credit Returned`;
}

/** Reason in the ledger for the price of a run that was open in a backup which was restored. */
export function restoreReason(gameId: number): string {
  return `${returnReason(gameId)}${AFTER_RESTORE}`;
}

/** Whether a price was refunded for {@link restoreReason}. */
export function isRestoreReason(reason: string): boolean {
  return reason.endsWith(AFTER_RESTORE);
}

const AFTER_RESTORE = ' After a Restore';

function nameOf(gameId: number): string {
  return games.get(gameId)?.names.screen ?? `Game ${gameId}`;
}
