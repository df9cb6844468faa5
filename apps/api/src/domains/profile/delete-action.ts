import type { Action } from '../operators/action.ts';
import { listSessions } from '../auth/repository.ts';
import { type Whom, playerAction } from '../operators/player-actions.ts';
import { anonymize } from './delete-account.ts';

/** Deletes the account of a player who cannot sign in, as the player would. It cannot be undone. */
export function deletePlayerAction(whom: Whom): Action {
  const action = playerAction('player delete', whom, async (trx, player, { now }) => {
    const sessions = (await listSessions(trx, player.id, now)).length;
    await anonymize(trx, player.id, now);
    return [
      { what: 'account', before: 'in use', after: 'deleted' },
      { what: 'sessions', before: sessions, after: 0 },
    ];
  });
  // As the reservation of the name and the debts of the mailbox are.
  return { ...action, isolation: 'serializable' };
}
