import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNow } from '../../ui/use-now.ts';
import { cooldownQuery } from './dice-queries.ts';

const CHECK_MS = 60_000;

export type Cooldown =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void; readonly retrying: boolean }
  | { readonly status: 'ready' }
  /** This hub wants the player to confirm the email address before a roll. */
  | { readonly status: 'unconfirmed' }
  /** `remainingMs` is 0 while the server confirms the end. */
  | { readonly status: 'resting'; readonly remainingMs: number; readonly readyAt: number };

/**
 * Dice cooldown. Counts down each second locally. Fetches from the server on mount, when the page becomes visible or focused,
 * every minute and at the end (`P4.6`).
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

  // A window can regain focus without having been hidden. If it was hidden, a request is in flight already.
  useEffect(() => {
    const refetchOnFocus = () => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', refetchOnFocus);
    return () => window.removeEventListener('focus', refetchOnFocus);
  }, [refetch]);

  if (error && (!data || isOver)) {
    return { status: 'failed', error, retry: () => void refetch(), retrying: isFetching };
  }
  if (!data) return { status: 'loading' };
  if (data.confirmEmail) return { status: 'unconfirmed' };
  return readyAt === undefined ? { status: 'ready' } : { status: 'resting', remainingMs, readyAt };
}
