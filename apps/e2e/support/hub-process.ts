/**
 * The built hub in a process of its own, with the settable clock of the test server. It listens on a free port, sends its address
 * over the IPC channel and handles {@link HubRequest} messages; it ends when the channel closes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type StaffRole,
  type StreamedRun,
  type TestServer,
  clientSeedFor,
  deployRaisedRules,
  lastStreamedRun,
  makeStaff,
  populate,
  secretsOfRuns,
  startTestServer,
} from '@star-seekers/api/testing';
import type { DealerSecret } from '@star-seekers/sim';

/** Requests of a test; the response has the same id. */
export type HubRequest =
  | { readonly id: number; readonly type: 'advanceClock'; readonly ms: number }
  | { readonly id: number; readonly type: 'populate'; readonly gameIds?: readonly number[] }
  | { readonly id: number; readonly type: 'secrets' }
  | { readonly id: number; readonly type: 'clientSeed'; readonly username: string; readonly face: number }
  | { readonly id: number; readonly type: 'stopClock' | 'runClock' }
  | { readonly id: number; readonly type: 'streamed'; readonly username?: string }
  | { readonly id: number; readonly type: 'deployRaisedRules' }
  | { readonly id: number; readonly type: 'makeStaff'; readonly username: string; readonly role: StaffRole }
  | { readonly id: number; readonly type: 'stop' };

export type HubResponse =
  | { readonly url: string }
  | {
      readonly id: number;
      readonly secrets?: readonly DealerSecret[];
      readonly clientSeed?: string;
      readonly streamed?: StreamedRun;
      readonly deployed?: string;
      readonly token?: string;
    };

/** Options of a hub that override its build and the seed of its runs. */
export interface HubOptions {
  /** Folder of another build. */
  readonly webRoot?: string;
  /** The seed of every run. */
  readonly seed?: number;
}

/**
 * With this seed nobody who stands still is hit for 20 seconds in any game, and Space Snake meets its first resource after 0.75 seconds. Its secrets
 * do not occur elsewhere by chance.
 */
const QUIET_SEED = 3_141_597_995;

const built = join(import.meta.dirname, '../../web/dist');
const { webRoot = built, seed = QUIET_SEED } = JSON.parse(process.argv[2] ?? '{}') as HubOptions;
const server = await startTestServer({ webRoot, randomness: { seed: () => seed } });

const archiveDir = mkdtempSync(join(tmpdir(), 'star-seekers-archive-'));
let populated: Promise<void> | undefined;
/** The same hub after a deploy. */
let later: TestServer | undefined;

process.on('message', (request: HubRequest) => void handle(request));
process.on('disconnect', () => void server.close().then(() => process.exit(0)));
process.send?.({ url: server.url } satisfies HubResponse);

async function deploy(): Promise<string> {
  later ??= await deployRaisedRules(server, { webRoot, archiveDir });
  return later.url;
}

async function handle(request: HubRequest): Promise<void> {
  let secrets: readonly DealerSecret[] | undefined;
  let clientSeed: string | undefined;
  let streamed: StreamedRun | undefined;
  let deployed: string | undefined;
  let token: string | undefined;
  switch (request.type) {
    case 'advanceClock':
      server.clock.advance(request.ms);
      break;
    case 'stopClock':
      server.clock.stop();
      break;
    case 'runClock':
      server.clock.set(server.clock.now());
      break;
    case 'populate':
      // Journeys share a hub.
      await (populated ??= populate(server, request.gameIds));
      break;
    case 'secrets':
      secrets = await secretsOfRuns(server);
      break;
    case 'clientSeed':
      clientSeed = await clientSeedFor(server, request.username, request.face);
      break;
    case 'streamed':
      streamed = await lastStreamedRun(server, request.username);
      break;
    case 'deployRaisedRules':
      deployed = await deploy();
      break;
    case 'makeStaff':
      token = await makeStaff(server, request.username, request.role);
      break;
    case 'stop':
      await later?.close();
      await server.close();
      rmSync(archiveDir, { recursive: true, force: true });
      break;
  }
  process.send?.({
    id: request.id,
    ...(secrets ? { secrets } : {}),
    ...(clientSeed === undefined ? {} : { clientSeed }),
    ...(streamed ? { streamed } : {}),
    ...(deployed === undefined ? {} : { deployed }),
    ...(token === undefined ? {} : { token }),
  } satisfies HubResponse);
  if (request.type === 'stop') process.exit(0);
}
