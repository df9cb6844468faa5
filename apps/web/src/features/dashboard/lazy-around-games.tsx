import { loadTexts } from '../../i18n/index.ts';
import { OnDemand } from '../../ui/on-demand.tsx';
import styles from './lazy-around-games.module.css';

const loadTextsOfBoth = async () => loadTexts('play', 'leaderboard', 'daily', 'conditions', 'dice');

// The code comes after the games, which do not wait for it.

async function loadAbove() {
  const [{ NextThingRow }] = await Promise.all([import('./next-thing.tsx'), loadTextsOfBoth()]);
  return <NextThingRow />;
}

async function loadBelow() {
  const [{ BelowGames }] = await Promise.all([import('./around-games.tsx'), loadTextsOfBoth()]);
  return <BelowGames />;
}

/** The place of a player's one next thing. */
export function LazyNextThing() {
  return (
    <div className={styles.above}>
      <OnDemand load={loadAbove} trigger />
    </div>
  );
}

export function LazyBelowGames() {
  return <OnDemand load={loadBelow} trigger />;
}
