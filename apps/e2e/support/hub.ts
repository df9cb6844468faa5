import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DealerSecret } from '@star-seekers/sim';
import type { StreamedRun } from '@star-seekers/api/testing';
import type { HubResponse, HubOptions, HubRequest } from './hub-process.ts';

type HubAnswer = Extract<HubResponse, { readonly id: number }>;

type UnnumberedRequest = DistributiveOmit<HubRequest, 'id'>;

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

/** A running hub. */
export interface Hub {
  readonly url: string;
  /** Advances the server's clock, but not the browser's. */
  advanceClock(ms: number): Promise<void>;
  /** Stops the server's clock, which then only advances. A page whose time is frozen would seem to play slowly otherwise. */
  stopClock(): Promise<void>;
  runClock(): Promise<void>;
  /** Adds a dozen players of all factions with verified runs, to fill the boards of these games; absent: of Space Snake. */
  populate(gameIds?: readonly number[]): Promise<void>;
  /** Starts the hub again beside this one, after a deploy that raised the rules of every game. @returns its address */
  deployRaisedRules(): Promise<string>;
  /** The dealers' secrets of all runs, latest first. */
  secrets(): Promise<readonly DealerSecret[]>;
  /** A client seed that gives a face in a player's next roll, after the dice page was opened. */
  clientSeed(username: string, face: number): Promise<string>;
  /** What the hub has of the run that a player has started last; absent: anybody. */
  streamed(username?: string): Promise<StreamedRun | undefined>;
  /** Makes a player staff. @returns the token of the link for a passkey */
  makeStaff(username: string, role: 'moderator' | 'operator'): Promise<string>;
  stop(): Promise<void>;
}

/** Starts the built hub in its own process. @throws {Error} when it exits before it is ready */
export async function startHub(options: HubOptions = {}): Promise<Hub> {
  // Without Playwright's TypeScript loader, so that the server runs as in production.
  const child = fork(join(import.meta.dirname, 'hub-process.ts'), [JSON.stringify(options)], {
    execArgv: [],
    env: plainEnvironment(),
  });
  const url = await addressOf(child);
  let nextId = 1;
  const send = async (request: UnnumberedRequest): Promise<HubAnswer> => {
    const id = nextId++;
    const result = new Promise<HubAnswer>((resolve) => {
      const listen = (response: HubResponse) => {
        if (!('id' in response) || response.id !== id) return;
        child.off('message', listen);
        resolve(response);
      };
      child.on('message', listen);
    });
    child.send({ ...request, id } satisfies HubRequest);
    return result;
  };
  return {
    url,
    advanceClock: async (ms) => void (await send({ type: 'advanceClock', ms })),
    stopClock: async () => void (await send({ type: 'stopClock' })),
    runClock: async () => void (await send({ type: 'runClock' })),
    populate: async (gameIds) => void (await send({ type: 'populate', ...(gameIds && { gameIds }) })),
    deployRaisedRules: async () => (await send({ type: 'deployRaisedRules' })).deployed ?? '',
    secrets: async () => (await send({ type: 'secrets' })).secrets ?? [],
    clientSeed: async (username, face) => (await send({ type: 'clientSeed', username, face })).clientSeed ?? '',
    streamed: async (username) => (await send({ type: 'streamed', ...(username && { username }) })).streamed,
    makeStaff: async (username, role) => (await send({ type: 'makeStaff', username, role })).token ?? '',
    async stop() {
      const exited = once(child, 'exit');
      await send({ type: 'stop' });
      await exited;
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the hub ended with code ${code} before it was ready`)));
    child.once('message', (response: HubResponse) => {
      child.removeAllListeners('exit');
      if ('url' in response) resolve(response.url);
    });
  });
}

function plainEnvironment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _ours, ...env } = process.env;
  return env;
}
