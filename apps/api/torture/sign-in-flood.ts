/** Signs in to a hub, wrongly and all the time, in a process of its own: whoever measures must not feel its work. */
import { setTimeout } from 'node:timers/promises';
import { outcomeOf } from './ordinary-calls.ts';

export interface FloodOrder {
  readonly url: string;
  readonly bursts: number;
  /** Sign-ins that are sent at once. */
  readonly burstSize: number;
  /** Between two bursts. */
  readonly pauseMs: number;
}

process.once('message', (order: FloodOrder) => void obey(order));

/** Answers with every status that came back, and with whether it said when to come back. */
async function obey({ url, bursts, burstSize, pauseMs }: FloodOrder): Promise<void> {
  const answers: Promise<string>[] = [];
  for (let burst = 0; burst < bursts; burst++) {
    if (burst > 0) await setTimeout(pauseMs);
    for (let index = 0; index < burstSize; index++) answers.push(signIn(url, answers.length));
  }
  process.send?.(await Promise.all(answers));
  process.disconnect();
}

/** To ever new accounts, with made-up forwarding headers; every second one comes over an address of its own. */
async function signIn(url: string, index: number): Promise<string> {
  const made = `203.0.${Math.floor(index / 256) % 256}.${index % 256}`;
  const address = index % 2 === 0 ? made : '198.51.100.7';
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      // The last entry is the proxy's; what stands before it is whatever the caller wrote.
      'x-forwarded-for': `${made}, ${address}`,
      'x-real-ip': made,
      forwarded: `for=${made}`,
    },
    body: JSON.stringify({ email: `flood-${index}@example.com`, password: 'not the password' }),
  });
  await response.arrayBuffer();
  return outcomeOf(response);
}
