import type { User } from '@star-seekers/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSiteConfig } from '../../shell/site-config.ts';
import { cooldownQuery } from '../dice/dice-queries.ts';
import { useSessionConfirmed } from '../session/session.ts';

const READY_CHECK_MS = 60_000;

/**
 * The screen where the player gets credits now: the dice while it can be rolled or holds credits to collect, else the packages.
 * Where nothing is sold, and until the server has answered, the dice.
 */
export function useCreditsSource({ pendingCredits }: User): 'dice' | 'shop' {
  const { data } = useQuery({
    ...cooldownQuery,
    // A session that has ended is noticed by the call for the user; this one would only be refused.
    enabled: useSessionConfirmed(),
    staleTime: ({ state }) => remainingMs(state.data) || READY_CHECK_MS,
    refetchInterval: ({ state }) => remainingMs(state.data) || false,
  });
  const sells = useSiteConfig().data?.payments !== 'off';
  return data?.canRoll === false && pendingCredits === 0 && sells ? 'shop' : 'dice';
}

function remainingMs(cooldown: { readonly canRoll: boolean; readonly timeRemaining: number } | undefined): number {
  return cooldown && !cooldown.canRoll ? cooldown.timeRemaining : 0;
}
