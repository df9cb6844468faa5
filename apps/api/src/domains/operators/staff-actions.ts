import type { StaffRole } from '@star-seekers/contracts/bridge';
import type { Randomness } from '../../platform/randomness.ts';
import { sha256 } from '../../platform/sha256.ts';
import {
  deleteLinksOf,
  deleteStaff,
  endStaffSessions,
  findRole,
  insertLink,
  listPasskeys,
  putStaff,
} from '../staff/repository.ts';
import { type Action, ActionRefused } from './action.ts';
import { playerAction } from './player-actions.ts';

/** A link for a passkey works for this long. */
const LINK_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Bytes of its token: it cannot be guessed. */
const TOKEN_BYTES = 32;

/** Makes a player staff, or gives staff another role, and makes a link by which they add a passkey. Earlier links are invalid. */
export function addStaffAction(name: string, role: StaffRole, randomness: Randomness): Action {
  const token = randomness.token(TOKEN_BYTES);
  const action = playerAction('staff add', name, async (trx, player, { now }) => {
    const before = (await findRole(trx, player.id)) ?? null;
    // Whoever has signed in with more rights signs in again.
    if (before !== role) {
      await putStaff(trx, { user_id: player.id, role, since: now });
      await endStaffSessions(trx, player.id);
    }
    await deleteLinksOf(trx, player.id);
    const expiresAt = now + LINK_LIFETIME_MS;
    await insertLink(trx, { token_hash: sha256(token), user_id: player.id, expires_at: expiresAt });
    return [
      { what: 'role', before, after: role },
      { what: 'link for a passkey', before: null, after: `valid until ${new Date(expiresAt).toISOString()}` },
    ];
  });
  // Behind `#`: no server and no log gets to see the token.
  return { ...action, link: `/bridge/passkey#${token}` };
}

/** Takes the role of a member of staff with all passkeys; the player stays. */
export const removeStaffAction = (name: string): Action =>
  playerAction('staff remove', name, async (trx, player) => {
    const role = await findRole(trx, player.id);
    if (role === undefined) throw new ActionRefused(`${player.username} is not staff.`);
    const passkeys = (await listPasskeys(trx, player.id)).length;
    await deleteStaff(trx, player.id);
    return [
      { what: 'role', before: role, after: null },
      { what: 'passkeys', before: passkeys, after: 0 },
    ];
  });
