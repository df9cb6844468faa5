import { useSearchParams } from 'react-router';
import { practiceAddress } from '../play/use-practice-address.ts';

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
