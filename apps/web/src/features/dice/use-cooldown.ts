import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNow } from '../../ui/use-now.ts';
import { cooldownQuery } from './dice-queries.ts';

const CHECK_MS = 60_000;

export type Cooldown =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void; readonly retrying: boolean }
  | { readonly status: 'ready' }
  /** `remainingMs` is 0 while the server is asked whether it agrees that the time is over. */
  | { readonly status: 'resting'; readonly remainingMs: number; readonly readyAt: number };

/**
 * Dice cooldown. This device counts down each second what the server answered; the server is asked when the page is opened,
 * seen or focused again, every minute and at the end (`P4.6`).
 */
export function useCooldown(): Cooldown {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...cooldownQuery,
    staleTime: 0,
    refetchInterval: CHECK_MS,
  });
  const readyAt = data && !data.canRoll ? dataUpdatedAt + data.timeRemaining : undefined;
  const now = useNow(1000, readyAt !== undefined);
  const remainingMs = readyAt === undefined ? 0 : Math.max(0, readyAt - Math.max(now, dataUpdatedAt));
  const isOver = readyAt !== undefined && remainingMs === 0;

  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);

  // A window can get the focus back without having been hidden. Where it was hidden, the request is in flight already.
  useEffect(() => {
    const ask = () => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, [refetch]);

  if (error && (!data || isOver)) {
    return { status: 'failed', error, retry: () => void refetch(), retrying: isFetching };
  }
  if (!data) return { status: 'loading' };
  return readyAt === undefined ? { status: 'ready' } : { status: 'resting', remainingMs, readyAt };
}
