import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/page.tsx';
import { AboveGamesHost, BelowGamesHost } from './around-games-host.tsx';
import { GamesGrid } from './games-grid.tsx';
import styles from './games-section.module.css';
import { SignInPanel } from './sign-in-panel.tsx';

/** The dashboard for visitors: practice games and the benefits of an account (`P2.50`). */
export function VisitorDashboard() {
  const { t } = useTranslation('dashboard');
  return (
    <Page>
      <SignInPanel />
      <AboveGamesHost />
      <section className={styles.section} aria-labelledby="games">
        <h2 id="games" className={styles.title}>
          {t('games.title')}
        </h2>
        <GamesGrid />
      </section>
      <BelowGamesHost />
    </Page>
  );
}
