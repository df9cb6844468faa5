import { useTranslation } from 'react-i18next';
import styles from './landing-footer.module.css';

export function LandingFooter() {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <footer className={styles.footer}>
      <span className={styles.name}>{t('common:product')}</span>
      <span>{t('footer')}</span>
    </footer>
  );
}
