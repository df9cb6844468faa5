import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type BoardLocation, boardQuery, readBoardLocation } from './board-location.ts';

/** The board that the address names, and a way to go to another one without leaving the place on the page. */
export function useBoardLocation(): readonly [BoardLocation, (changes: Partial<BoardLocation>) => void] {
  const [query, setQuery] = useSearchParams();
  const location = useMemo(() => readBoardLocation(query), [query]);
  const show = (changes: Partial<BoardLocation>) => {
    setQuery(boardQuery({ ...location, ...changes }), { replace: true, preventScrollReset: true });
  };
  return [location, show];
}
