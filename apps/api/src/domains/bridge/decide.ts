import {
  DECISION_RULES,
  type Decision,
  type PasskeyAssertion,
  type PreviewAnswer,
  type ReasonedDecision,
} from '@star-seekers/contracts/bridge';
import { ApiFailure } from '../../platform/api-error.ts';
import type { Pausable } from '../../platform/pauses.ts';
import type { Services } from '../../platform/services.ts';
import { sha256 } from '../../platform/sha256.ts';
import { usernameTaken } from '../auth/errors.ts';
import { findPlayer } from '../auth/repository.ts';
import { type Action, ActionRefused, type ActionResult, type Subject, act, preview } from '../operators/action.ts';
import { pauseAction, resumeAction } from '../operators/hub-actions.ts';
import { refundAction } from '../operators/payment-actions.ts';
import {
  barAction,
  giveAction,
  renameAction,
  signOutAction,
  takeAction,
  unbarAction,
} from '../operators/player-actions.ts';
import { closeCaseAction, restoreAction, voidAction, voidAllAction } from '../operators/run-actions.ts';
import { deletePlayerAction, exportPlayerAction } from '../profile/account-actions.ts';
import { operatorsOnly, passkeyRequired } from '../staff/errors.ts';
import { type PasskeyHolder, verifyPasskey } from '../staff/passkeys.ts';
import { findRole } from '../staff/repository.ts';
import { type Staff, requireRole } from '../staff/staff-session.ts';

/** The action that an operator's command of the same name performs. */
function actionOf(decision: Decision, services: Services): Action {
  switch (decision.command) {
    case 'run void':
      return voidAction(decision.runId);
    case 'run restore':
      return restoreAction(decision.runId);
    case 'hub pause':
      return pauseAction(decision.what as Pausable, services.games);
    case 'hub resume':
      return resumeAction(decision.what as Pausable, services.games);
    case 'case close':
      return closeCaseAction(decision.runId);
    case 'player void':
      return voidAllAction({ id: decision.playerId });
    case 'player bar':
      return barAction({ id: decision.playerId });
    case 'player unbar':
      return unbarAction({ id: decision.playerId });
    case 'player rename':
      return renameAction({ id: decision.playerId }, decision.username);
    case 'player sign-out':
      return signOutAction({ id: decision.playerId });
    case 'player export':
      return exportPlayerAction({ id: decision.playerId }, services);
    case 'player delete':
      return deletePlayerAction({ id: decision.playerId });
    case 'credits give':
      return giveAction({ id: decision.playerId }, decision.amount);
    case 'credits take':
      return takeAction({ id: decision.playerId }, decision.amount);
    case 'payment refund':
      return refundAction(decision.paymentId, services);
  }
}

/** What the passkey signs for when it is asked for a decision: it is good for no other one, nor for another reason. */
export function purposeOf(reasoned: ReasonedDecision): string {
  return `decide ${sha256(JSON.stringify([reasoned.decision, reasoned.reason]))}`;
}

/** How a member of staff is named in the record, which contains no names. */
export const STAFF_PREFIX = 'staff:';

/** What a decision would change. @throws {ApiFailure} see {@link decide} */
export async function previewDecision(services: Services, staff: Staff, decision: Decision): Promise<PreviewAnswer> {
  const { role, asksPasskey } = DECISION_RULES[decision.command];
  requireRole(staff, role);
  const result = await preview(services, actionOf(decision, services), admitterOf(services, staff)).catch(
    refuserOf(services, decision),
  );
  return { ...(await answerOf(services, result)), asksPasskey };
}

/**
 * Decides and records it.
 * @param assertion of the member's passkey, for decisions that ask for it
 * @throws {ApiFailure} bridge/operators_only, bridge/own_account, bridge/passkey_required, bridge/passkey_refused, bridge/refused
 */
export async function decide(
  services: Services,
  staff: Staff & PasskeyHolder,
  { assertion, ...reasoned }: ReasonedDecision & { readonly assertion?: PasskeyAssertion | undefined },
) {
  const { decision, reason } = reasoned;
  const { role, asksPasskey } = DECISION_RULES[decision.command];
  requireRole(staff, role);
  if (asksPasskey) {
    if (!assertion) throw passkeyRequired();
    await verifyPasskey(services, staff, { purpose: purposeOf(reasoned), assertion });
  }
  const by = { operator: STAFF_PREFIX + staff.userId, reason };
  return answerOf(
    services,
    await act(services, actionOf(decision, services), by, admitterOf(services, staff)).catch(
      refuserOf(services, decision),
    ),
  );
}

/** Nobody decides about themselves, and moderators not about staff. */
function admitterOf({ db }: Services, { userId: ownId, role }: Staff) {
  return async ({ userId }: Subject) => {
    if (userId === ownId)
      throw new ApiFailure('bridge/own_account', 'Somebody else has to decide about your own account and runs.');
    if (userId !== null && role !== 'operator' && (await findRole(db, userId)) !== undefined) throw operatorsOnly();
  };
}

async function answerOf({ db }: Services, { subject, changes, document }: ActionResult) {
  const player = subject.userId === null ? undefined : await findPlayer(db, subject.userId);
  return {
    title: subject.title,
    player: player ? { id: player.id, username: player.username } : null,
    changes: changes.map(({ what, before, after }) => ({ what, before, after })),
    ...(document && { document }),
  };
}

/** Answers why an action is not possible. */
function refuserOf({ db }: Services, { command }: Decision) {
  return (error: unknown): never => {
    if (error instanceof ActionRefused) throw new ApiFailure('bridge/refused', error.message);
    // Somebody took the name in the same moment.
    if (command === 'player rename' && db.engine.isUniqueViolation(error)) throw usernameTaken();
    throw error;
  };
}
