/** A hub in a separate process, so that a flood does not distort the measurement. */
import { newPlayer, startTestServer } from '@star-seekers/api/testing';
import { LowPriorityHashing } from '../src/domains/auth/low-priority-hashing.ts';
import { DEFAULT_LIMITS, type Limits } from '../src/platform/limits.ts';
import type { Client } from './ordinary-requests.ts';

/** Overrides of the production limits. */
export type SignInHubOptions = Partial<Limits>;

// Behind one proxy, like a public server: only the client address that the proxy appended counts.
const hub = await startTestServer({
  limits: { ...DEFAULT_LIMITS, ...(JSON.parse(process.argv[2] ?? '') as SignInHubOptions) },
  publicUrl: 'http://hub.example',
  hashing: new LowPriorityHashing(),
});
const { cookie } = await newPlayer(hub);
process.send?.({ url: hub.url, cookie: cookie() } satisfies Client);
process.once('disconnect', () => void hub.close());
