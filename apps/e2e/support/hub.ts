import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DealerSecret } from '@star-seekers/sim';
import type { HubAnswer, HubOptions, HubRequest } from './hub-process.ts';

type Question = DistributiveOmit<HubRequest, 'id'>;

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

/** A running hub as a test sees it. */
export interface Hub {
  readonly url: string;
  /** Moves the server's clock on; the browser's clock stays. */
  advanceClock(ms: number): Promise<void>;
  /** Lets a dozen players of all factions play verified runs, so that the boards have rows. */
  populate(): Promise<void>;
  /** What the dealers keep of the runs of this hub, the latest first. */
  secrets(): Promise<readonly DealerSecret[]>;
  stop(): Promise<void>;
}

/** Starts the built hub in its own process. @throws {Error} when it exits before it is ready */
export async function startHub(options: HubOptions = {}): Promise<Hub> {
  // Playwright's own TypeScript loader must not reach the server: it runs exactly as in production.
  const child = fork(join(import.meta.dirname, 'hub-process.ts'), [JSON.stringify(options)], {
    execArgv: [],
    env: plainEnvironment(),
  });
  const url = await addressOf(child);
  let nextId = 1;
  const ask = async (request: Question): Promise<readonly DealerSecret[] | undefined> => {
    const id = nextId++;
    const answered = new Promise<readonly DealerSecret[] | undefined>((resolve) => {
      const listen = (answer: HubAnswer) => {
        if (!('id' in answer) || answer.id !== id) return;
        child.off('message', listen);
        resolve(answer.secrets);
      };
      child.on('message', listen);
    });
    child.send({ ...request, id } satisfies HubRequest);
    return answered;
  };
  return {
    url,
    advanceClock: async (ms) => void (await ask({ type: 'advanceClock', ms })),
    populate: async () => void (await ask({ type: 'populate' })),
    secrets: async () => (await ask({ type: 'secrets' })) ?? [],
    async stop() {
      const exited = once(child, 'exit');
      await ask({ type: 'stop' });
      await exited;
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the hub ended with code ${code} before it was ready`)));
    child.once('message', (answer: HubAnswer) => {
      child.removeAllListeners('exit');
      if ('url' in answer) resolve(answer.url);
    });
  });
}

function plainEnvironment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _ours, ...env } = process.env;
  return env;
}
