import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type BoardLocation, boardQuery, readBoardLocation } from './board-location.ts';

/** The board selected by the URL, and a setter that keeps the scroll position. */
export function useBoardLocation(): readonly [BoardLocation, (changes: Partial<BoardLocation>) => void] {
  const [query, setQuery] = useSearchParams();
  const location = useMemo(() => readBoardLocation(query), [query]);
  const show = (changes: Partial<BoardLocation>) => {
    setQuery(boardQuery({ ...location, ...changes }), { replace: true, preventScrollReset: true });
  };
  return [location, show];
}
