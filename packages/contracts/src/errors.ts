/** Every error code of the API with its HTTP status. The hub translates by code and falls back to the message. */
export const ERROR_CODES = {
  /** A field, parameter or header is missing, unknown or invalid; `details.fields` lists each. */
  'request/invalid': 400,
  /** The body is not valid JSON. */
  'request/malformed': 400,
  /** The request comes from another site or lacks the headers of a same-origin request. */
  'request/cross_site': 403,
  /** The body exceeds the endpoint's size limit. */
  'request/too_large': 413,
  /** The endpoint does not accept the body's media type. */
  'request/unsupported_media_type': 415,
  /** Too many requests; `Retry-After` has the seconds to wait. */
  'request/rate_limited': 429,
  /** The idempotency key was already used for a different request of this kind. */
  'request/key_reused': 409,
  /** No such endpoint or resource. */
  'request/not_found': 404,
  /** The server failed; nothing was changed. */
  'server/internal': 500,
  /** This server cannot take the request now, and has done nothing of it: it is shutting down, or another version plays the run. */
  'server/unavailable': 503,
  /** The endpoint requires a signed-in player. */
  'auth/required': 401,
  /** Unknown e-mail address or wrong password, never which of the two. */
  'auth/bad_credentials': 401,
  /** An operator barred the player from signing in; every session has ended. */
  'auth/barred': 403,
  /** Another account has this email address. */
  'auth/email_taken': 409,
  /** Another account has this username, ignoring case. */
  'auth/username_taken': 409,
  /** The operator has paused new accounts. */
  'auth/registration_paused': 409,
  /** The password that confirms the request is wrong; the session continues. */
  'auth/wrong_password': 403,
  /** The new password is among the first that are guessed: a common one, or with the username or the mailbox in it; `details.fields` names it. */
  'auth/password_guessable': 400,
  /** The reset link is unknown, used, expired or replaced by a newer one. */
  'auth/reset_invalid': 400,
  /** This hub sends no e-mail, so password resets are unavailable. */
  'auth/reset_unavailable': 409,
  /** The amount to collect exceeds the pending credits. */
  'credits/nothing_to_collect': 403,
  /** The balance does not cover the amount. */
  'credits/insufficient': 402,
  /** There is no such package. */
  'payments/unknown_package': 404,
  /** There is no such payment. */
  'payments/not_found': 404,
  /** The payment is another player's. */
  'payments/not_yours': 403,
  /** The payment provider is unreachable or refused the request; the request charged nothing. */
  'payments/unreachable': 502,
  /** Payments are switched off on this server, or the operator has paused them. */
  'payments/off': 503,
  /** The webhook's signature is invalid or too old. */
  'payments/bad_signature': 400,
  /** The dice are cooling down; `details` has `timeRemaining` (ms) and, if this account has rolled, `lastRoll`. */
  'dice/cooling_down': 409,
  /** This hub lets only players roll who have confirmed their email address. */
  'dice/email_unconfirmed': 403,
  /** The page has another rules version than the server: reload it. Nothing was charged. */
  'runs/stale_client': 409,
  /** A run of this game is already open; `details.run` describes it. */
  'runs/already_open': 409,
  /** The idempotency key was already used for a different request. */
  'runs/key_reused': 409,
  /** No such run of this player. */
  'runs/not_found': 404,
  /** The run is already closed with another result. */
  'runs/closed': 409,
  /** The run was not finished within its lifetime. */
  'runs/expired': 409,
  /** The rules changed since the run started; its credit was refunded. */
  'runs/stale_rules': 409,
  /** The hub did not manage to verify the run; its credit was refunded. */
  'runs/unchecked': 409,
  /** The hub was restored from a backup in which the run was open; its credit was refunded. */
  'runs/restored': 409,
  /** Another page writes this run now. */
  'runs/taken_over': 409,
  /** Another chunk has this number, or the run has ended. */
  'runs/chunk_conflict': 409,
  /** Chunks before this one are missing; `details.seq` is the next. */
  'runs/chunk_gap': 409,
  /** The chunk holds more ticks than time has passed; send it again in `details.againMs`. */
  'runs/chunk_early': 409,
  /** A score needs its run to count. */
  'runs/run_required': 422,
  /** The last chunk of the run has not arrived. */
  'runs/unfinished': 409,
  /** The chunks of the run do not prove the claimed score; the run is closed. */
  'runs/rejected': 422,
  /** The game's rules do not allow this reveal now, or this index already has a different request. */
  'runs/reveal_refused': 409,
  /** The verifier is busy; send the same run again. */
  'runs/busy': 503,
  /** This player has already reported this run. */
  'runs/reported': 409,
  /** Texts that a replay withholds need a counted run of the game, with a score, or a confirmed e-mail address. */
  'runs/texts_locked': 403,
  /** There is no such game, or the operator has closed it for now. */
  'runs/game_unavailable': 409,
  /** The player has no verified result of this game with these points. */
  'results/not_verified': 409,
  /** No such challenge; one that nobody has played for long is deleted. */
  'challenges/not_found': 404,
  /** Runs of games with hidden information, and voided or very old ones, can't be challenged. */
  'challenges/impossible': 409,
  /** The challenge can't be played now: its run was voided, or the rules have changed. */
  'challenges/closed': 409,
  /** The challenge holds as many players as it can, all with better results. */
  'challenges/full': 409,
  /** The recording of a duel is that of another player, or was made from it. */
  'challenges/copied': 409,
  /** The day is not known yet, or from before this hub had days. */
  'daily/not_found': 404,
  /** Attempts of a day begin and end within it. */
  'daily/closed': 409,
  /** The player has had the attempt of this game and day; `details.runId` is its run. */
  'daily/attempted': 409,
  /** No such run is being played, or its player does not let others watch. */
  'live/not_found': 404,
  /** Too many watch this run, or runs of this server; try again later. */
  'live/full': 503,
  /** No such player. */
  'players/not_found': 404,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_CODES;

/** Body of every response with status 400 or above. */
export interface ApiErrorBody<Code extends string = ErrorCode> {
  code: Code;
  /** English, for logs and as a fallback. */
  message: string;
  details?: Record<string, unknown>;
}

/** One invalid field of a request, as listed in `details.fields` of `request/invalid`. */
export interface FieldError {
  /** `body.email`, `query.limit`, `headers.idempotency-key` … */
  field: string;
  message: string;
}
