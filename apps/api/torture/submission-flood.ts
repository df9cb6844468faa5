/** Hands runs in, many at a time, in a process of its own: whoever measures must not feel its work. */
import { outcomeOf } from './ordinary-calls.ts';
import type { ReplayHub } from './replay-hub.ts';
import { atOnce } from './torture.ts';

export type SubmissionOrder = Pick<ReplayHub, 'url' | 'calls'>;

/** Calls that are under way at once: more than a verifier's queue holds. */
const LANES = 512;

process.once('message', (order: SubmissionOrder) => void obey(order));

/** Answers with every status that came back, in the order of the calls. */
async function obey({ url, calls }: SubmissionOrder): Promise<void> {
  const outcomes: string[] = [];
  await atOnce(calls, LANES, async (call, index) => {
    outcomes[index] = await submit(url, call);
  });
  process.send?.(outcomes);
  process.disconnect();
}

async function submit(url: string, { cookie, body }: ReplayHub['calls'][number]): Promise<string> {
  const response = await fetch(`${url}/api/games/score`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body,
  });
  await response.arrayBuffer();
  return outcomeOf(response);
}
