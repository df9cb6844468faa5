import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import { playerRuns } from '../schemas/run-page.ts';
import type { StaffRole } from './decisions.ts';
import type { BridgeErrorCode } from './errors.ts';
import { type BridgeEndpointName, bridgeRoutes as routes } from './routes.ts';
import * as bridge from './schemas.ts';

/** An endpoint of the bridge. All need a signed-in player who is staff. */
export interface BridgeEndpoint extends Omit<Endpoint, 'errors' | 'streamed'> {
  readonly signedIn: true;
  /** The least role that may use it, signed in to the bridge with a passkey; null: any staff, also before that. */
  readonly role: StaffRole | null;
  /** For `/api/docs`. */
  readonly summary: string;
  readonly errors?: readonly (ErrorCode | BridgeErrorCode)[];
}

const nothing = z.undefined();
const ofStaff = { signedIn: true, role: null } as const;
const ofModerators = { signedIn: true, role: 'moderator' } as const;
const ofOperators = { signedIn: true, role: 'operator' } as const;

/** Every endpoint of the bridge. */
export const bridgeEndpoints = {
  bridgeSession: {
    ...routes.bridgeSession,
    ...ofStaff,
    summary: 'Role and sign-in of a member of staff.',
    status: 200,
    answer: bridge.sessionAnswer,
  },
  bridgePasskeyOptions: {
    ...routes.bridgePasskeyOptions,
    ...ofStaff,
    summary: 'Begin to add a passkey, with the link of an operator.',
    status: 200,
    body: bridge.passkeyOptionsBody,
    answer: bridge.ceremonyOptions,
    errors: ['bridge/link_invalid'],
  },
  bridgeAddPasskey: {
    ...routes.bridgeAddPasskey,
    ...ofStaff,
    summary: 'Add a passkey. The link works once.',
    status: 204,
    body: bridge.addPasskeyBody,
    answer: nothing,
    errors: ['bridge/link_invalid', 'bridge/passkey_refused'],
  },
  bridgeChallenge: {
    ...routes.bridgeChallenge,
    ...ofStaff,
    summary: 'Ask for the passkey: to sign in to the bridge, or for one decision.',
    status: 200,
    body: bridge.challengeBody,
    answer: bridge.ceremonyOptions,
  },
  bridgeSignIn: {
    ...routes.bridgeSignIn,
    ...ofStaff,
    summary: 'Sign in to the bridge with a passkey, for 12 hours.',
    status: 200,
    body: bridge.signInBody,
    answer: bridge.sessionAnswer,
    errors: ['bridge/passkey_refused'],
  },
  bridgeSignOut: {
    ...routes.bridgeSignOut,
    ...ofStaff,
    summary: 'Sign out of the bridge. The session of the hub stays.',
    status: 204,
    answer: nothing,
  },
  bridgeSearch: {
    ...routes.bridgeSearch,
    ...ofModerators,
    summary: 'Find players by a name or an id; operators also by an address, a payment or a receipt.',
    status: 200,
    body: bridge.searchBody,
    answer: bridge.searchAnswer,
  },
  bridgePlayer: {
    ...routes.bridgePlayer,
    ...ofModerators,
    summary: "A player's file: account, sessions, commendations and decisions.",
    status: 200,
    params: bridge.playerParams,
    answer: bridge.playerFile,
    errors: ['bridge/not_found'],
  },
  bridgeRuns: {
    ...routes.bridgeRuns,
    ...ofModerators,
    summary: "A player's closed runs with what the server saw of each.",
    status: 200,
    params: bridge.playerParams,
    query: bridge.pageQuery,
    answer: playerRuns,
    errors: ['bridge/not_found'],
  },
  bridgeMoney: {
    ...routes.bridgeMoney,
    ...ofOperators,
    summary: "A player's address, balances and payments.",
    status: 200,
    params: bridge.playerParams,
    answer: bridge.moneyAnswer,
    errors: ['bridge/not_found'],
  },
  bridgeLedger: {
    ...routes.bridgeLedger,
    ...ofOperators,
    summary: "A player's transfers with the running balances.",
    status: 200,
    params: bridge.playerParams,
    query: bridge.pageQuery,
    answer: bridge.ledgerAnswer,
    errors: ['bridge/not_found'],
  },
  bridgeEvidence: {
    ...routes.bridgeEvidence,
    ...ofModerators,
    summary: 'Figures of how a run was played, beside other runs. No verdict.',
    status: 200,
    params: bridge.runParams,
    answer: bridge.evidenceAnswer,
    errors: ['bridge/not_found', 'runs/busy'],
  },
  bridgeReports: {
    ...routes.bridgeReports,
    ...ofModerators,
    summary: 'Open cases: runs that players have reported, the latest reports first.',
    status: 200,
    answer: bridge.reportsAnswer,
  },
  bridgeAnswers: {
    ...routes.bridgeAnswers,
    ...ofModerators,
    summary: 'Decisions that players have answered, the latest answers first, until staff close them.',
    status: 200,
    answer: bridge.answersAnswer,
  },
  bridgeRecord: {
    ...routes.bridgeRecord,
    ...ofModerators,
    summary: 'The record of decisions, latest first.',
    status: 200,
    query: bridge.pageQuery,
    answer: bridge.recordAnswer,
  },
  bridgeHealth: {
    ...routes.bridgeHealth,
    ...ofOperators,
    summary: 'The figures of the process that answers.',
    status: 200,
    answer: bridge.healthAnswer,
  },
  bridgePreview: {
    ...routes.bridgePreview,
    ...ofModerators,
    summary: 'What a decision would change. Nothing is changed.',
    status: 200,
    body: bridge.previewBody,
    answer: bridge.previewAnswer,
    errors: ['bridge/operators_only', 'bridge/own_account', 'bridge/refused', 'auth/username_taken', 'payments/off'],
  },
  bridgeDecide: {
    ...routes.bridgeDecide,
    ...ofModerators,
    summary: 'Decide, with a reason for the record and the player.',
    status: 200,
    body: bridge.decideBody,
    answer: bridge.decideAnswer,
    errors: [
      'bridge/operators_only',
      'bridge/own_account',
      'bridge/passkey_required',
      'bridge/passkey_refused',
      'bridge/refused',
      'auth/username_taken',
      'payments/off',
      'payments/unreachable',
    ],
  },
} as const satisfies Record<BridgeEndpointName, BridgeEndpoint>;

export type BridgeEndpoints = typeof bridgeEndpoints;
