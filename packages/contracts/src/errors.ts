/** Every error code of the API with the status that carries it. The hub translates by code and falls back to the message. */
export const ERROR_CODES = {
  /** A field, parameter or header is missing, unknown or wrong; `details.fields` names each. */
  'request/invalid': 400,
  /** The body is not the JSON that it claims to be. */
  'request/malformed': 400,
  /** The call came from another site or without the marks of a same-origin call. */
  'request/cross_site': 403,
  /** The body is larger than the call allows. */
  'request/too_large': 413,
  /** The body is of a media type that the call does not take. */
  'request/unsupported_media_type': 415,
  /** Too many calls; `Retry-After` says when to come back. */
  'request/rate_limited': 429,
  /** The idempotency key was used for another request of this kind. */
  'request/key_reused': 409,
  /** No such call or thing. */
  'request/not_found': 404,
  /** Something failed on the server's side; nothing was changed. */
  'server/internal': 500,
  /** The server is shutting down or cannot reach its database. */
  'server/unavailable': 503,
  /** The call needs a signed-in player. */
  'auth/required': 401,
  /** Unknown address or wrong password; the two are never told apart. */
  'auth/bad_credentials': 401,
  /** An operator keeps the player from signing in; every session has ended. */
  'auth/barred': 403,
  /** Another account has this email address. */
  'auth/email_taken': 409,
  /** Another account has this username, ignoring case. */
  'auth/username_taken': 409,
  /** The password that confirms the call is wrong; the session stays. */
  'auth/wrong_password': 403,
  /** The reset link is unknown, used, outdated or replaced by a later one. */
  'auth/reset_invalid': 400,
  /** This hub sends no mail, so it sends no reset links. */
  'auth/reset_unavailable': 409,
  /** More is to be collected than was granted. */
  'credits/nothing_to_collect': 403,
  /** The balance does not cover the amount. */
  'credits/insufficient': 402,
  /** There is no such package. */
  'payments/unknown_package': 404,
  /** There is no such payment. */
  'payments/not_found': 404,
  /** The payment is another player's. */
  'payments/not_yours': 403,
  /** The payment provider cannot be reached or refused; nothing was charged by this call. */
  'payments/unreachable': 502,
  /** The operator sells nothing on this server. */
  'payments/off': 503,
  /** The webhook's body was not signed with our secret, or too long ago. */
  'payments/bad_signature': 400,
  /** The dice rests; `details` has `timeRemaining` (ms) and, where this account rolled, `lastRoll`. */
  'dice/cooling_down': 409,
  /** The page plays by other rules than the server: reload. Nothing was charged. */
  'runs/stale_client': 409,
  /** A run of this game is open already; `details.run` is it. */
  'runs/already_open': 409,
  /** The idempotency key was used for another request. */
  'runs/key_reused': 409,
  /** No such run of this player. */
  'runs/not_found': 404,
  /** The run was closed before with another result. */
  'runs/closed': 409,
  /** The run was not finished within its lifetime. */
  'runs/expired': 409,
  /** The rules changed since the run began; its credit was returned. */
  'runs/stale_rules': 409,
  /** A score without its run and replay counts nothing. */
  'runs/replay_required': 422,
  /** The replay does not prove the claimed score; the run is closed. */
  'runs/rejected': 422,
  /** The rules of the game do not let this be revealed now, or something else was asked at this place. */
  'runs/reveal_refused': 409,
  /** The verifier is busy; send the same run again. */
  'runs/busy': 503,
  /** This game cannot be played yet. */
  'runs/game_unavailable': 409,
  /** No verified result of this game has these points. */
  'results/not_verified': 409,
  /** No such player. */
  'players/not_found': 404,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_CODES;

/** Body of every answer with a status of 400 and above. */
export interface ApiErrorBody {
  code: ErrorCode;
  /** English, for logs and as the last resort. */
  message: string;
  details?: Record<string, unknown>;
}

/** One wrong field of a request, as `details.fields` of `request/invalid` lists it. */
export interface FieldError {
  /** `body.email`, `query.limit`, `headers.idempotency-key` … */
  field: string;
  message: string;
}
