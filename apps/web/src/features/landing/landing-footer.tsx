import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LanguageSelect } from '../language/language-select.tsx';
import styles from './landing-footer.module.css';

export function LandingFooter() {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <footer className={styles.footer}>
      <span className={styles.name}>{t('common:product')}</span>
      <span>{t('footer')}</span>
      <Link to="/ss-ip" className={styles.link}>
        {t('universe')}
      </Link>
      <LanguageSelect />
    </footer>
  );
}
