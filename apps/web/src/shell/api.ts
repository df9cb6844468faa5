import { createClient } from '@star-seekers/contracts/client';
import { queryClient } from './query-client.ts';
import { queryKeys } from './query-keys.ts';

/** Makes any call of the endpoint table. A call that finds no session signs the player out here too. */
export const api = createClient({
  onError: (error) => {
    if (error.code === 'auth/required') queryClient.setQueryData(queryKeys.user, null);
  },
});
