/** Sends wrong sign-ins to a hub from a separate process, so that the load does not distort the measurement. */
import { setTimeout } from 'node:timers/promises';
import { outcomeOf } from './ordinary-requests.ts';

export interface FloodOptions {
  readonly url: string;
  readonly bursts: number;
  /** Concurrent sign-ins per burst. */
  readonly burstSize: number;
  /** Milliseconds between bursts. */
  readonly pauseMs: number;
}

process.once('message', (options: FloodOptions) => void run(options));

/** Sends the outcome of every sign-in to the parent process. */
async function run({ url, bursts, burstSize, pauseMs }: FloodOptions): Promise<void> {
  const answers: Promise<string>[] = [];
  for (let burst = 0; burst < bursts; burst++) {
    if (burst > 0) await setTimeout(pauseMs);
    for (let index = 0; index < burstSize; index++) answers.push(signIn(url, answers.length));
  }
  process.send?.(await Promise.all(answers));
  process.disconnect();
}

/** Signs in to a new account each time, with forged forwarding headers; every second request has its own client address. */
async function signIn(url: string, index: number): Promise<string> {
  const forgedAddress = `203.0.${Math.floor(index / 256) % 256}.${index % 256}`;
  const address = index % 2 === 0 ? forgedAddress : '198.51.100.7';
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      // The proxy appends the last entry; the client forged the others.
      'x-forwarded-for': `${forgedAddress}, ${address}`,
      'x-real-ip': forgedAddress,
      forwarded: `for=${forgedAddress}`,
    },
    body: JSON.stringify({ email: `flood-${index}@example.com`, password: 'not the password' }),
  });
  await response.arrayBuffer();
  return outcomeOf(response);
}
