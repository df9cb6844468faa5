import { ChevronRight, Coins, Dices, Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TodaySix } from '../daily/today-six.tsx';
import { SkeinCard } from '../gates/skein-card.tsx';
import { LiveNow } from '../live/live-now.tsx';
import styles from './around-games.module.css';
import { NowTiles } from './now-tiles.tsx';

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

const ACTIONS = [
  { key: 'earn', to: '/dice-of-iris', Icon: Dices },
  { key: 'buy', to: '/credits', Icon: Coins },
  { key: 'board', to: '/leaderboard', Icon: Trophy },
] as const;

/** Links to the dice, the shop and the leaderboard (`P2.53`). */
function QuickActions() {
  const { t } = useTranslation('dashboard');
  return (
    <section className={styles.section} aria-labelledby="quick-actions">
      <h2 id="quick-actions" className={styles.title}>
        {t('actions.title')}
      </h2>
      <ul className={styles.grid}>
        {ACTIONS.map(({ key, to, Icon }) => (
          <li key={key}>
            <Link to={to} className={styles.action}>
              <Icon className={styles.icon} aria-hidden="true" />
              <span className={styles.words}>
                <span className={styles.name}>{t(`actions.${key}`)}</span>
                <span className={styles.text}>{t(`actions.${key}Text`)}</span>
              </span>
              <ChevronRight className={styles.arrow} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
