import { SkeinCard } from '../gates/skein-card.tsx';
import { LiveNow } from '../live/live-now.tsx';
import { QuickActions } from './quick-actions.tsx';

/** What the dashboard shows below the games: who plays live, the map of the Skein in small, and links. */
export function BelowGames() {
  return (
    <>
      <LiveNow />
      <SkeinCard />
      <QuickActions />
    </>
  );
}
