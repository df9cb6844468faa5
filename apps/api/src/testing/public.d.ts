/**
 * What other packages use of the server for tests. They compile against this page, not against the server, which takes longer than
 * they do themselves (`paths` in their `tsconfig.json`). `public-agrees.ts` compares it with what is there.
 */
import type { User } from '@star-seekers/contracts';
import type { ApiClient } from '@star-seekers/contracts/client';
import type { DealerSecret } from '@star-seekers/sim';

export interface TestServerOptions {
  /** Folder of a built hub to serve. */
  readonly webRoot?: string;
  /** Folder of archived builds. */
  readonly archiveDir?: string;
  /** Address of the database. Default: a temporary one. */
  readonly database?: string;
  readonly randomness?: { readonly seed?: () => number };
  readonly limits?: { readonly streamFlushMs?: number };
}

/** A real server on a free local port. */
export interface TestServer {
  readonly url: string;
  /** Address of its database. */
  readonly database: string;
  readonly clock: {
    now(): number;
    set(time: number): void;
    stop(): void;
    advance(milliseconds: number): void;
  };
  close(): Promise<void>;
}

/** A browser: a cookie jar, and requests with the origin headers of a browser. */
export interface Visitor {
  readonly api: ApiClient;
  readonly fetch: typeof fetch;
  readonly cookie: () => string;
}

export interface TestPlayer extends Visitor {
  readonly user: User;
  readonly password: string;
}

/** What the server has of a run that is streamed. */
export interface StreamedRun {
  readonly gameId: number;
  readonly runId: string;
  readonly chunks: number;
  readonly ticks: number;
  readonly commands: number;
}

export function startTestServer(options?: TestServerOptions): Promise<TestServer>;

/** A temporary database. */
export interface TestDatabase {
  readonly address: string;
  remove(): Promise<void>;
}

export function createTestDatabase(): Promise<TestDatabase>;

/** A run of a new player by a good bot, left after 20 seconds, that counts. */
export function verifiedRun(
  server: TestServer,
  gameId: number,
): Promise<{ readonly runId: string; readonly score: number }>;

/** A run that has been played to its end, is still open, and may be watched. */
export interface LongRun {
  readonly runId: string;
  /** Its name in `GET /api/live`. */
  readonly liveId: string;
  readonly ticks: number;
  /** Claims its score, so that it is closed. */
  claim(): Promise<void>;
}

/**
 * Ten minutes of a good bot, or the longest that it manages. Afterwards the clock stands where viewers see all of it, and where the player has just
 * been heard of.
 */
export function longRun(server: TestServer, gameId: number): Promise<LongRun>;

/** Starts another server on the database of a server, after a deploy that raised the version of every game's rules. */
export function deployRaisedRules(server: TestServer, options: TestServerOptions): Promise<TestServer>;

/** A client seed that gives a face in a player's next roll of the dice, whose seed must have been drawn. */
export function clientSeedFor(server: TestServer, username: string, face: number): Promise<string>;

/** Registers a player. @param credits initial credits in the wallet */
export function newPlayer(server: TestServer, credits?: number): Promise<TestPlayer>;

/** Adds a dozen players of all factions, each with one or two verified runs of every given game; absent: of Space Snake. */
export function populate(server: TestServer, gameIds?: readonly number[]): Promise<void>;

/**
 * The run that was started last, as far as it is stored; undefined before the first.
 * @param username of its player; absent: of anybody
 */
export function lastStreamedRun(server: TestServer, username?: string): Promise<StreamedRun | undefined>;

/** The dealers' secrets of all runs, latest first. */
export function secretsOfRuns(server: TestServer): Promise<DealerSecret[]>;

export type StaffRole = 'moderator' | 'operator';

/** Gives a player a role. @returns the token of the link for a passkey */
export function makeStaff(server: TestServer, username: string, role: StaffRole): Promise<string>;
