/** Error codes of the bridge beyond the hub's, with their HTTP status. */
export const BRIDGE_ERROR_CODES = {
  /** The player is not staff. */
  'bridge/staff_only': 403,
  /** The member of staff has not signed in to the bridge with a passkey, or did so more than 12 hours ago. */
  'bridge/sign_in_first': 403,
  /** Only operators may do this: decide about money, ends of accounts, and staff. */
  'bridge/operators_only': 403,
  /** Nobody decides about their own account or runs. */
  'bridge/own_account': 403,
  /** The decision needs the passkey once more. */
  'bridge/passkey_required': 403,
  /** The passkey's answer is not valid, or not to a recent challenge for just this. */
  'bridge/passkey_refused': 403,
  /** The link for a passkey is unknown, used, expired, or another account's. */
  'bridge/link_invalid': 403,
  /** The decision is not possible; the message says why. Nothing was changed. */
  'bridge/refused': 409,
  /** No such player. */
  'bridge/not_found': 404,
} as const satisfies Record<string, number>;

export type BridgeErrorCode = keyof typeof BRIDGE_ERROR_CODES;
