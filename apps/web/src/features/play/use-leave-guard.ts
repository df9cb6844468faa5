import type { GameHost, LeaveRequest } from '@star-seekers/games/game-host';
import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/** Holds the router back while a game asks the player whether to end the run. */
export function useLeaveGuard(): GameHost['guardLeaving'] {
  const ask = useRef<((request: LeaveRequest) => void) | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => ask.current !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (ask.current) ask.current({ proceed: () => blocker.proceed(), stay: () => blocker.reset() });
    // The run ended between the click and the question.
    else blocker.proceed();
  }, [blocker]);
  return useCallback((next) => {
    ask.current = next;
    return () => {
      if (ask.current === next) ask.current = null;
    };
  }, []);
}
