import type { User } from '@star-seekers/contracts';
import { queryClient } from './query-client.ts';
import { queryKeys } from './query-keys.ts';

type KnownUser = User | null | undefined;

/** The player as known here: null when nobody is signed in, undefined while that is not known. */
export function readUser(): KnownUser {
  return queryClient.getQueryData<User | null>(queryKeys.user);
}

/** Replaces the player. An answer that is still on its way is older than this, so it is dropped. */
export function writeUser(
  update: User | null | ((user: KnownUser) => KnownUser),
  options?: { updatedAt: number },
): void {
  void queryClient.cancelQueries({ queryKey: queryKeys.user });
  queryClient.setQueryData<User | null>(queryKeys.user, update, options);
}
