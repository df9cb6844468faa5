import type { User } from '@star-seekers/contracts';
import { queryClient } from './query-client.ts';
import { queryKeys } from './query-keys.ts';

type KnownUser = User | null | undefined;

/** The player in the query cache: null when signed out, undefined while unknown. */
export function readUser(): KnownUser {
  return queryClient.getQueryData<User | null>(queryKeys.user);
}

/** Replaces the player and cancels requests in flight, whose responses would be older. */
export function writeUser(
  update: User | null | ((user: KnownUser) => KnownUser),
  options?: { updatedAt: number },
): void {
  void queryClient.cancelQueries({ queryKey: queryKeys.user });
  queryClient.setQueryData<User | null>(queryKeys.user, update, options);
}
