/** A hub in a process of its own, so that a flood is felt there and not by those who measure it. */
import { newPlayer, startTestServer } from '@star-seekers/api/testing';
import { LowPriorityHashing } from '../src/domains/auth/low-priority-hashing.ts';
import { DEFAULT_LIMITS, type Limits } from '../src/platform/limits.ts';
import type { Caller } from './ordinary-calls.ts';

/** What differs from the limits of production. */
export type SignInHubOrder = Partial<Limits>;

// Behind one proxy, as a public server is: the proxy's word on the caller's address counts, the caller's own does not.
const hub = await startTestServer({
  limits: { ...DEFAULT_LIMITS, ...(JSON.parse(process.argv[2] ?? '') as SignInHubOrder) },
  publicUrl: 'http://hub.example',
  hashing: new LowPriorityHashing(),
});
const { cookie } = await newPlayer(hub);
process.send?.({ url: hub.url, cookie: cookie() } satisfies Caller);
process.once('disconnect', () => void hub.close());
