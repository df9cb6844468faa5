import type { User } from '@star-seekers/contracts';
import { CREDITS_PER_RUN } from '@star-seekers/contracts/run';
import type { GameHost, HostedRuns } from '@star-seekers/games/game-host';
import type { AnyGameSim } from '@star-seekers/sim';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../shell/api.ts';
import { queryClient } from '../../shell/query-client.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { reloadOnce } from '../../shell/reload-once.ts';
import { toastSpentCredits } from '../credits/credit-toasts.ts';
import { useCreditsSource } from '../credits/use-credits-source.ts';
import { cooldownQuery } from '../dice/dice-queries.ts';
import { rollHere } from '../dice/roll-here.ts';
import { currentUser, patchUser } from '../session/session.ts';
import type { OpenSocket } from './chunk-connection.ts';
import { findOpenRun, type OpenGameRun } from './open-run.ts';
import { createPlaySession } from './play-session.ts';
import { rivalsOf } from './rivals.ts';
import { resumeUnsentRuns, runStore, submissions } from './runs.ts';
import type { DayOfGame } from '../daily/day-of-game.ts';
import { useKeepsakes } from './use-keepsakes.ts';
import { usePageHost } from './use-page-host.ts';

export interface HubHost {
  readonly host: GameHost;
  /** Another tab plays this game now; the run of this one was kept as far as it got. */
  readonly takenOver: boolean;
  /** Gets the game back into this tab. */
  readonly takeBack: () => void;
  /** Another one means: the game came from another tab, so its screen begins afresh. */
  readonly screenKey: number;
}

/**
 * What the hub gives to a game's screen: credits, runs and results of the signed-in player.
 * @param ofDay the day whose attempt is played
 */
export function useHubHost(sim: AnyGameSim, user: User, ofDay?: DayOfGame): HubHost {
  const day = ofDay?.day;
  const conditions = ofDay?.conditions;
  const gameId = sim.id;
  const userId = user.id;
  const navigate = useNavigate();
  const [takenOver, setTakenOver] = useState(false);
  const [screenKey, setScreenKey] = useState(1);

  const openRunKey = useMemo(() => [...queryKeys.openRuns, userId, gameId], [userId, gameId]);
  const openRun = useQuery({
    queryKey: openRunKey,
    queryFn: async ({ signal }) => findOpenRun({ api, store: runStore, signal }, userId, gameId),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  const results = useQuery({
    queryKey: queryKeys.results(gameId),
    queryFn: async ({ signal }) => api('results', { query: { gameId: String(gameId) } }, { signal }),
  });

  const collections = useKeepsakes(userId);

  const session = useMemo(
    () =>
      createPlaySession({
        sim,
        userId,
        day,
        api,
        store: runStore,
        submissions,
        openSocket,
        onTakenOver: () => setTakenOver(true),
        onTookOver: () => {
          setTakenOver(false);
          setScreenKey((last) => last + 1);
        },
        onStaleClient: () => reloadOnce(`${sim.id}:${sim.rulesVersion}`),
        onCredits: (credits) => patchUser({ credits }),
        onOpenRun: (open) => queryClient.setQueryData<OpenGameRun | null>(openRunKey, open),
      }),
    [sim, userId, day, openRunKey],
  );
  useEffect(() => () => session.close(), [session]);
  useEffect(() => void resumeUnsentRuns(userId), [userId]);

  const { credits } = user;
  const rollReady = useCreditsSource(user) === 'dice';
  const dice = useQuery({ ...cooldownQuery, enabled: false }).data;
  const rollsHere = user.pendingCredits > 0 || (dice?.canRoll === true && !dice.confirmEmail);
  const [rolled, setRolled] = useState<string>();
  const bestScore = results.data?.bestScore ?? null;
  const keepsakes = collections?.[gameId] ?? NONE;
  const gamesPlayed = results.data?.gamesPlayed ?? null;
  const lastResult = results.data?.last ?? null;
  const startedAt = openRun.data?.head.startedAt;
  const ranked = useMemo(
    (): HostedRuns => ({
      start: async () => {
        const result = await session.start();
        setRolled(undefined);
        if ('ticket' in result) tellSpent(() => void navigate('/credits'));
        // It may have been for a day that is over.
        else void queryClient.invalidateQueries({ queryKey: queryKeys.days });
        return result;
      },
      resume: session.resume,
      abandon: session.abandon,
      stream: session.stream,
      rivals: rivalsOf,
      submit: session.submit,
    }),
    [session, navigate],
  );
  const page = usePageHost(gameId);
  const host = useMemo(
    (): GameHost => ({
      ...page,
      ranked,
      credits,
      rollReady,
      ...(rollsHere && {
        rollDice: async () => {
          const result = await rollHere();
          if ('problem' in result) return result.problem;
          setRolled(result.said);
          return undefined;
        },
      }),
      ...(rolled !== undefined && { rolled }),
      bestScore,
      keepsakes,
      gamesPlayed,
      lastResult,
      resumable: startedAt === undefined ? null : { startedAt },
      ...(conditions && { conditions, leave: conditions.toDay ?? page.leave }),
    }),
    [
      page,
      ranked,
      credits,
      rollReady,
      rollsHere,
      rolled,
      bestScore,
      keepsakes,
      gamesPlayed,
      lastResult,
      startedAt,
      conditions,
    ],
  );
  return { host, takenOver, takeBack: () => void session.takeOver(), screenKey };
}

const NONE: GameHost['keepsakes'] = [];

/** The credit that a start took, with the balance as the server has just given it. */
function tellSpent(onBuy: () => void): void {
  toastSpentCredits({ amount: CREDITS_PER_RUN, remaining: currentUser()?.credits ?? 0, onBuy });
}

/** Opens a WebSocket of the server that this page came from. */
export const openSocket: OpenSocket = (path) => {
  const url = new URL(path, window.location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url);
};
