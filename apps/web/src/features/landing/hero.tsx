import { useTranslation } from 'react-i18next';
import { EnterHubButton } from './enter-hub-button.tsx';
import styles from './hero.module.css';
import { Scene } from './scene.tsx';

export function Hero() {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Scene />
      <div className={styles.words}>
        <p className={styles.kicker}>{t('hero.kicker')}</p>
        <h1 id="hero-title" className={styles.title}>
          {t('common:product')}
        </h1>
        <p className={styles.tagline}>{t('common:tagline')}</p>
        <p className={styles.lead}>{t('hero.lead')}</p>
        <EnterHubButton>{t('hero.enter')}</EnterHubButton>
      </div>
    </section>
  );
}
