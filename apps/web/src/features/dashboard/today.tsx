import { TodaySix } from '../daily/today-six.tsx';
import { NowTiles } from './now-tiles.tsx';

/** What is worth doing now, above the games. */
export function Today() {
  return (
    <>
      <TodaySix />
      <NowTiles />
    </>
  );
}
