import { useTranslation } from 'react-i18next';
import styles from './closing.module.css';
import { EnterHubButton } from './enter-hub-button.tsx';

/** The closing section (`P2.1`). */
export function Closing() {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.section} aria-labelledby="closing-title">
      <div className={styles.horizon} aria-hidden="true" />
      <h2 id="closing-title" className={styles.title}>
        {t('closing.title')}
      </h2>
      <p className={styles.text}>{t('closing.text')}</p>
      <EnterHubButton>{t('closing.enter')}</EnterHubButton>
    </section>
  );
}
