import { loadTexts } from '../../i18n/index.ts';
import { OnDemand } from '../../ui/on-demand.tsx';

async function load() {
  const [{ BelowGames }] = await Promise.all([import('./below-games.tsx'), loadTexts('play', 'leaderboard')]);
  return <BelowGames />;
}

/** Mounts the lower part of the dashboard after the games, which do not wait for its code. */
export function BelowGamesHost() {
  return <OnDemand load={load} trigger />;
}
