/** Submits many runs concurrently from a separate process, so that the load does not distort the measurement. */
import { outcomeOf } from './ordinary-requests.ts';
import type { ReplayHub } from './replay-hub.ts';
import { runConcurrently } from '../src/platform/run-concurrently.ts';

export type SubmissionOptions = Pick<ReplayHub, 'url' | 'requests'>;

/** Concurrent requests, more than a verifier's queue holds. */
const LANES = 512;

const MOST_ATTEMPTS = 5;

process.once('message', (options: SubmissionOptions) => void run(options));

/** Sends the outcome of every request to the parent process, in order. */
async function run({ url, requests }: SubmissionOptions): Promise<void> {
  const outcomes: string[] = [];
  await runConcurrently(requests, LANES, async (request, index) => {
    outcomes[index] = await submit(url, request);
  });
  process.send?.(outcomes);
  process.disconnect();
}

/** A server at its limits closes connections that wait for long; the claim is then sent again, as by the hub. */
async function submit(url: string, request: ReplayHub['requests'][number]): Promise<string> {
  for (let attempt = 1; attempt < MOST_ATTEMPTS; attempt++) {
    try {
      return await submitOnce(url, request);
    } catch {
      continue;
    }
  }
  return 'no response';
}

async function submitOnce(url: string, { cookie, body }: ReplayHub['requests'][number]): Promise<string> {
  const response = await fetch(`${url}/api/games/score`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body,
  });
  await response.arrayBuffer();
  return outcomeOf(response);
}
