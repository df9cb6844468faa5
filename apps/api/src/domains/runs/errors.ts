import type { OpenRun } from '@star-seekers/contracts';
import { ApiFailure } from '../../platform/api-error.ts';

const CHUNK_RETRY_AFTER_S = 1;

export const staleClient = (rulesVersion: number) =>
  new ApiFailure('runs/stale_client', 'The rules of this game have changed. Reload the page; nothing was charged.', {
    details: { rulesVersion },
  });

export const gameUnavailable = () => new ApiFailure('runs/game_unavailable', 'This game cannot be played now.');

export const alreadyOpen = (run: OpenRun) =>
  new ApiFailure('runs/already_open', 'A run of this game is already open.', { details: { run } });

export const keyReused = () =>
  new ApiFailure('runs/key_reused', 'This idempotency key was already used for a different request.');

export const runRequired = () => new ApiFailure('runs/run_required', 'A score counts only with its run.');

export const runUnfinished = () =>
  new ApiFailure('runs/unfinished', 'The last part of the run has not arrived. Send it, then the score.');

export const runNotFound = () => new ApiFailure('runs/not_found', 'There is no such run of this game.');

export const runClosed = () => new ApiFailure('runs/closed', 'This run is already closed.');

export const runExpired = () => new ApiFailure('runs/expired', 'This run was not finished in time.');

export const staleRules = () =>
  new ApiFailure('runs/stale_rules', 'The rules changed during this run. Your credit was refunded.');

/** Tries that reach another process cost little, and the page's game waits for one. */
const ELSEWHERE_AGAIN_MS = 250;

/** While versions of the hub serve side by side. */
export const playedElsewhere = () =>
  new ApiFailure('server/unavailable', 'Another server plays by these rules. Send the request again.', {
    retryAfterS: 1,
    details: { againMs: ELSEWHERE_AGAIN_MS },
  });

export const runUnchecked = () =>
  new ApiFailure('runs/unchecked', 'The hub could not check this run. Your credit was refunded.');

export const runRestored = () =>
  new ApiFailure('runs/restored', 'The hub went back to a backup during this run. Your credit was refunded.');

/** @param logged run and reason, for the server's log only */
export const runRejected = (logged?: Record<string, unknown>) =>
  new ApiFailure('runs/rejected', 'The run does not prove this score. Nothing was counted.', logged ? { logged } : {});

export const takenOver = () => new ApiFailure('runs/taken_over', 'Another page plays this run now.');

export const chunkConflict = () =>
  new ApiFailure('runs/chunk_conflict', 'This part of the run was already sent with another content.');

/** @param seq the next chunk */
export const chunkGap = (seq: number) =>
  new ApiFailure('runs/chunk_gap', `Chunk ${seq} is missing.`, { details: { seq } });

export const chunkEarly = (againMs: number) =>
  new ApiFailure('runs/chunk_early', 'The chunk holds more ticks than time has passed. Send it again later.', {
    details: { againMs },
  });

/** The hub could not store it, or what it follows: nothing of it counts until it is sent again. */
export const chunkNotStored = () =>
  new ApiFailure('server/unavailable', 'This part of the run could not be stored. Send it again.', {
    retryAfterS: CHUNK_RETRY_AFTER_S,
  });

export const tooManyChunks = () =>
  new ApiFailure('request/rate_limited', 'Too many parts of runs at once.', { retryAfterS: CHUNK_RETRY_AFTER_S });

export const revealRefused = (reason: string) => new ApiFailure('runs/reveal_refused', reason);

export const playerNotFound = () => new ApiFailure('players/not_found', 'There is no such player.');
