import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../shell/api.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { useNow } from '../../ui/use-now.ts';

export type Cooldown =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void; readonly retrying: boolean }
  | { readonly status: 'ready' }
  /** `remainingMs` is 0 while the server is asked whether it agrees that the time is over. */
  | { readonly status: 'resting'; readonly remainingMs: number; readonly readyAt: number };

/**
 * Whether the dice can be rolled. The server says so; this device only counts down what the server answered,
 * once a second (`platform.md §4`), and asks again at the end.
 */
export function useCooldown(): Cooldown {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.dice.cooldown,
    queryFn: ({ signal }) => api('diceCooldown', {}, { signal }),
    staleTime: 0,
  });
  const readyAt = data && !data.canRoll ? dataUpdatedAt + data.timeRemaining : undefined;
  const now = useNow(1000, readyAt !== undefined);
  const remainingMs = readyAt === undefined ? 0 : Math.max(0, readyAt - Math.max(now, dataUpdatedAt));
  const isOver = readyAt !== undefined && remainingMs === 0;

  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);

  if (error && (!data || isOver)) {
    return { status: 'failed', error, retry: () => void refetch(), retrying: isFetching };
  }
  if (!data) return { status: 'loading' };
  return readyAt === undefined ? { status: 'ready' } : { status: 'resting', remainingMs, readyAt };
}
