import { useTranslation } from 'react-i18next';
import { catalog } from '@star-seekers/games/catalog';
import { Kicker } from '@star-seekers/ui/kicker';
import { EnterHubButton } from './enter-hub-button.tsx';
import styles from './hero.module.css';
import { Scene } from './scene.tsx';

export function Hero() {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Scene />
      <div className={styles.words}>
        <Kicker className={styles.kicker}>{t('hero.kicker', { count: catalog.length })}</Kicker>
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
