import type { Services } from '../../platform/services.ts';
import { listSessions } from '../auth/repository.ts';
import type { Action } from '../operators/action.ts';
import { type Whom, playerAction } from '../operators/player-actions.ts';
import { anonymize } from './delete-account.ts';
import { exportAccount } from './export-account.ts';

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

/** Exports the data of a player who cannot sign in, as the player would. */
export function exportPlayerAction(whom: Whom, services: Pick<Services, 'db' | 'games' | 'clock'>): Action {
  const action = playerAction('player export', whom, async () => [{ what: 'data', before: null, after: 'exported' }]);
  return { ...action, document: async ({ userId }) => exportAccount(services, userId ?? '', services.clock.now()) };
}
