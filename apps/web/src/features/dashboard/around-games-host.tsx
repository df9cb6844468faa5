import { loadTexts } from '../../i18n/index.ts';
import { OnDemand } from '../../ui/on-demand.tsx';
import styles from './around-games-host.module.css';

/** The code comes after the games, which do not wait for it. */
async function load() {
  const [code] = await Promise.all([
    import('./around-games.tsx'),
    loadTexts('play', 'leaderboard', 'daily', 'conditions', 'dice'),
  ]);
  return code;
}

async function loadAbove() {
  const { AboveGames } = await load();
  return <AboveGames />;
}

async function loadBelow() {
  const { BelowGames } = await load();
  return <BelowGames />;
}

/** The place of what is worth doing now. */
export function AboveGamesHost() {
  return (
    <div className={styles.above}>
      <OnDemand load={loadAbove} trigger />
    </div>
  );
}

export function BelowGamesHost() {
  return <OnDemand load={loadBelow} trigger />;
}
