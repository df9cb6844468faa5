import type { Hashing } from '../domains/auth/argon2-hashing.ts';
import { PasswordHasher } from '../domains/auth/password-hasher.ts';
import { namesOfRules } from '../domains/runs/run-rules.ts';
import { LiveWatch } from '../domains/runs/live/live-watch.ts';
import { Streams } from '../domains/runs/stream/streams.ts';
import { BackgroundWork } from '../platform/background-work.ts';
import { Counts } from '../platform/counts.ts';
import type { Database } from '../platform/database/database.ts';
import { KeyedMutex } from '../platform/keyed-mutex.ts';
import { LoopWatch } from '../platform/loop-watch.ts';
import { Processes } from '../platform/processes/processes.ts';
import { RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import { Refusals } from '../platform/refusals.ts';
import type { Services } from '../platform/services.ts';
import type { ClosingSteps } from '../platform/stop-in-order.ts';
import { SessionCache } from '../platform/sessions/session-cache.ts';
import { countersOf } from './counters.ts';

/** External inputs of a server. */
export interface Sources extends Pick<
  Services,
  'log' | 'clock' | 'randomness' | 'limits' | 'games' | 'verifier' | 'mailer' | 'payments' | 'archive' | 'verifyEmail'
> {
  readonly hashing: Hashing;
}

/** Creates the services of a server. */
export function createServices(db: Database, sources: Sources): Services {
  const { hashing, ...given } = sources;
  const { clock, limits, games, verifier, log } = given;
  const processes = new Processes({ db, clock, beatMs: limits.processBeatMs, plays: namesOfRules(games), log });
  const loop = new LoopWatch({ log, stallMs: limits.loopStallMs });
  const chunkRefusals = new Counts();
  return {
    db,
    processes,
    stopping: new AbortController(),
    ...given,
    rateLimiter: new RateLimiter(db, clock),
    refusals: new Refusals(log, limits.refusalSummaryMs),
    loop,
    background: new BackgroundWork(limits.backgroundWork),
    sessionCache: new SessionCache(clock),
    passwords: new PasswordHasher(limits.passwordQueue, hashing),
    counters: countersOf({ db, games }),
    verdicts: new KeyedMutex(),
    streams: new Streams({
      db,
      clock,
      games,
      log,
      loop,
      flushMs: limits.streamFlushMs,
      messages: limits.streamMessages,
      processes,
      verifier,
      refused: chunkRefusals,
    }),
    live: new LiveWatch({ db, clock, processes, games, limits, log }),
    witnessed: new Counts(),
    chunkRefusals,
  };
}

/** How work in flight is finished. The database and the verifier are left open. */
export function closingSteps(services: Services): ClosingSteps {
  const { background, mailer, passwords, streams, live, clock, refusals, loop } = services;
  return [
    ['viewers of runs', async () => live.close()],
    ['parts of runs', async () => streams.close()],
    ['the clock', () => clock.close()],
    ['e-mails in flight', async () => background.idle()],
    ['the mail server', () => mailer?.close()],
    ['password hashes', async () => passwords.close()],
    ['summaries of the log', () => refusals.close()],
    ['the loop watch', () => loop.close()],
  ];
}
