import { useSearchParams } from 'react-router';

/** The search parameter that opens a game for practice; its value does not matter. */
const PRACTICE = 'practice';

/** The address of a game's practice. */
export function practiceAddress(gameId: number): string {
  return `/game${gameId}?${PRACTICE}`;
}

/** Whether the page was opened for practice. */
export function usePracticeAddress(): boolean {
  const [query] = useSearchParams();
  return query.has(PRACTICE);
}
