import { Orbit, Rocket, Sparkles, Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel.tsx';
import styles from './features.module.css';

const FEATURES = [
  { key: 'adventures', Icon: Rocket },
  { key: 'factions', Icon: Orbit },
  { key: 'rankings', Icon: Trophy },
  { key: 'rewards', Icon: Sparkles },
] as const;

/** The four feature cards (`P2.1`). */
export function Features() {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.section} aria-labelledby="features-title">
      <h2 id="features-title" className={styles.title}>
        {t('features.title')}
      </h2>
      <ul className={styles.grid}>
        {FEATURES.map(({ key, Icon }) => (
          <Panel as="li" key={key} className={styles.card}>
            <span className={styles.icon}>
              <Icon size="1.75rem" strokeWidth={1.5} aria-hidden="true" />
            </span>
            <h3 className={styles.name}>{t(`features.${key}.title`)}</h3>
            <p className={styles.text}>{t(`features.${key}.text`)}</p>
          </Panel>
        ))}
      </ul>
    </section>
  );
}
