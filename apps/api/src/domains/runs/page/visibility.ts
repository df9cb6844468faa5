import type { PlayerRun, RunPage } from '@star-seekers/contracts';
import type { RunStatus } from '../table.ts';

/** What became of a run with a result, in the words of its page. */
export function standingOf(status: RunStatus): RunPage['standing'] {
  return status === 'duel' ? 'duel' : resultStandingOf(status);
}

function resultStandingOf(status: RunStatus): Exclude<RunPage['standing'], 'duel'> {
  if (status === 'verified') return 'counts';
  return status === 'voided' || status === 'daily' ? status : 'history';
}

/** What became of a closed run that was no duel. */
export function closedStandingOf(status: RunStatus): PlayerRun['standing'] {
  return status === 'rejected' || status === 'returned' || status === 'expired' ? status : resultStandingOf(status);
}
