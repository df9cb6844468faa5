import { createBridgeClient } from '@star-seekers/contracts/bridge-client';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../shell/query-client.ts';

/** Refusals after which the page asks again who is there. */
const SIGNED_OUT: ReadonlySet<string> = new Set([
  'auth/required',
  'auth/barred',
  'bridge/sign_in_first',
  'bridge/staff_only',
]);

/** Client of the bridge. A sign-in that has ended is noticed with the next request. */
export const bridge = createBridgeClient(({ code }, endpoint) => {
  if (endpoint !== 'bridgeSession' && SIGNED_OUT.has(code)) void queryClient.invalidateQueries(sessionQuery);
});

/** Role and sign-in of who is there. */
export const sessionQuery = queryOptions({
  queryKey: ['bridge', 'session'],
  queryFn: async ({ signal }) => bridge('bridgeSession', {}, { signal }),
});
