import { useTranslation } from 'react-i18next';
import { GamesGrid } from '../dashboard/games-grid.tsx';
import styles from './games.module.css';
import section from './landing-section.module.css';

/** All games, each with a link to practice. */
export function Games() {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.section} aria-labelledby="games-title">
      <div className={section.heading}>
        <h2 id="games-title" className={section.title}>
          {t('games.title')}
        </h2>
        <p className={section.lead}>{t('games.lead')}</p>
      </div>
      <GamesGrid />
    </section>
  );
}
