import { games } from '@star-seekers/games';
import { reasonOf } from '../credits/reasons.ts';

/** Reason in the ledger for the price of a run (`G0.4`). */
export function runReason(gameId: number): string {
  return reasonOf('played', nameOf(gameId));
}

/** Reason in the ledger for a refunded price. */
export function returnReason(gameId: number): string {
  return reasonOf('returned', nameOf(gameId));
}

/** Reason in the ledger for the price of a run that was open in a backup which was restored. */
export function restoreReason(gameId: number): string {
  return reasonOf('returnedAfterRestore', nameOf(gameId));
}

/** Whether a price was refunded for {@link restoreReason}. */
export function isRestoreReason(reason: string): boolean {
  return reason.endsWith(reasonOf('returnedAfterRestore'));
}

function nameOf(gameId: number): string {
  return games.get(gameId)?.names.screen ?? `Game ${gameId}`;
}
