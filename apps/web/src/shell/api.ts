import { createClient } from '@star-seekers/contracts/client';
import { writeUser } from './user-cache.ts';

/** Makes any call of the endpoint table. A call that finds no session, or one of a barred player, signs the player out here too. */
export const api = createClient({
  onError: (error) => {
    if (error.code === 'auth/required' || error.code === 'auth/barred') writeUser(null);
  },
});
