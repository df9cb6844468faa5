import { useNavigate, useSearchParams } from 'react-router';
import { practiceAddress } from '../play/use-practice-address.ts';
import type { HostedConditions } from '@star-seekers/games/game-host';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dailyMeQuery, dailyQuery } from './daily-queries.ts';

/** The search parameter that opens a game under the conditions of a day. */
const DAY = 'day';

/** The address of a game under the conditions of a day: the attempt, or practice. */
export function dayAddress(gameId: number, day: string, { practice }: { readonly practice: boolean }): string {
  return practice ? `${practiceAddress(gameId)}&${DAY}=${day}` : `/game${gameId}?${DAY}=${day}`;
}

/** The day under whose conditions a game was opened; undefined elsewhere. */
export function useDayAddress(): string | undefined {
  const [query] = useSearchParams();
  return query.get(DAY) ?? undefined;
}

/** The day under whose conditions a game is played. */
export interface DayOfGame {
  readonly day: string;
  readonly conditions: HostedConditions;
}

/** The day of the page's address: `loading` until it is known, undefined without one, and if the server does not know it. */
export function useDayOfGame(gameId: number, userId: string | undefined): DayOfGame | 'loading' | undefined {
  const day = useDayAddress();
  const navigate = useNavigate();
  const daily = useQuery({ ...dailyQuery(day), enabled: day !== undefined });
  const me = useQuery({ ...dailyMeQuery(day ?? '', userId ?? ''), enabled: day !== undefined && userId !== undefined });
  return useMemo(() => {
    if (day === undefined || daily.isError) return undefined;
    if (!daily.data || (userId !== undefined && me.isPending)) return 'loading';
    const game = daily.data.games.find((of) => of.gameId === gameId);
    if (!game) return undefined;
    const { conditions: options, par: medals } = game;
    const isSpent = daily.data.state !== 'open' || (me.data?.used.some((of) => of.gameId === gameId) ?? false);
    const dayHref = `/daily/${day}`;
    const toDay = () => void navigate(dayHref);
    return { day, conditions: { options, isSpent, medals, toDay, dayHref } };
  }, [day, daily.data, daily.isError, me.data, me.isPending, userId, gameId, navigate]);
}
