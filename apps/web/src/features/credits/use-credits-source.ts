import type { User } from '@star-seekers/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSiteConfig } from '../../shell/site-config.ts';
import { cooldownQuery } from '../dice/dice-queries.ts';
import { useSessionConfirmed } from '../session/session.ts';

const READY_CHECK_MS = 60_000;

/**
 * The screen where the player can get credits now: the dice while it can be rolled or has pending credits, else the packages.
 * Without sales, and until the server responds, the dice.
 */
export function useCreditsSource({ pendingCredits }: User): 'dice' | 'shop' {
  const { data } = useQuery({
    ...cooldownQuery,
    // Without a confirmed session this request would only fail; the request for the user detects an ended session.
    enabled: useSessionConfirmed(),
    staleTime: ({ state }) => state.data?.timeRemaining || READY_CHECK_MS,
    refetchInterval: ({ state }) => state.data?.timeRemaining || false,
  });
  const sells = useSiteConfig().data?.payments !== 'off';
  return data?.canRoll === false && pendingCredits === 0 && sells ? 'shop' : 'dice';
}
