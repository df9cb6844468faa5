import type { BridgeSession, StaffRole } from '@star-seekers/contracts/bridge';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { sha256 } from '../../platform/sha256.ts';
import { operatorsOnly, signInToBridge, staffOnly } from './errors.ts';
import { endStaffSession, findStaff, listPasskeys, putStaffSession } from './repository.ts';

/** A sign-in to the bridge lasts this long, however much it is used. */
const STAFF_SESSION_MS = 12 * 60 * 60 * 1000;

/** A member of staff and their session. */
export interface Staff {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: StaffRole;
  /** Null before the sign-in to the bridge. */
  readonly signedInUntil: number | null;
}

type StaffServices = Pick<Services, 'db' | 'clock'>;

/** Who is staff of those that are signed in to the hub. Read anew for each request: a role that was taken is of no use. @throws {ApiFailure} bridge/staff_only */
export async function requireStaff(
  { db, clock }: StaffServices,
  { userId, sessionId }: Pick<FastifyRequest, 'userId' | 'sessionId'>,
): Promise<Staff> {
  const staff = await findStaff(db, { userId, idHash: sha256(sessionId), now: clock.now() });
  if (!staff) throw staffOnly();
  return { userId, sessionId, ...staff };
}

/**
 * @param least role that is enough; null for all staff, also before the sign-in to the bridge
 * @throws {ApiFailure} bridge/sign_in_first, bridge/operators_only
 */
export function requireRole({ role, signedInUntil }: Staff, least: StaffRole | null): void {
  if (least === null) return;
  if (signedInUntil === null) throw signInToBridge();
  if (least === 'operator' && role !== 'operator') throw operatorsOnly();
}

/** Signs a member of staff in to the bridge, whose passkey was verified. */
export async function signInStaff({ db, clock }: StaffServices, staff: Staff): Promise<Staff> {
  const signedInUntil = clock.now() + STAFF_SESSION_MS;
  await putStaffSession(db, { id_hash: sha256(staff.sessionId), user_id: staff.userId, expires_at: signedInUntil });
  return { ...staff, signedInUntil };
}

export async function signOutStaff({ db }: StaffServices, { sessionId }: Staff): Promise<void> {
  await endStaffSession(db, sha256(sessionId));
}

/** The sign-in as the page shows it. */
export async function staffSessionOf({ db }: StaffServices, staff: Staff): Promise<BridgeSession> {
  const { role, signedInUntil } = staff;
  return { role, passkeys: (await listPasskeys(db, staff.userId)).length, signedInUntil };
}
