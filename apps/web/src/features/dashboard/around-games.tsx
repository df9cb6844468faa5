import { TodaySix } from '../daily/today-six.tsx';
import { SkeinCard } from '../gates/skein-card.tsx';
import { LiveNow } from '../live/live-now.tsx';
import { NowTiles } from './now-tiles.tsx';
import { QuickActions } from './quick-actions.tsx';

/** What is worth doing now. */
export function AboveGames() {
  return (
    <>
      <TodaySix />
      <NowTiles />
    </>
  );
}

/** Who plays live, the map of the Skein in small, and links. */
export function BelowGames() {
  return (
    <>
      <LiveNow />
      <SkeinCard />
      <QuickActions />
    </>
  );
}
