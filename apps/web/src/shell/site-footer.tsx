import { LEGAL_PAGES } from '@star-seekers/contracts/legal-pages';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LanguageSelect } from '../features/language/language-select.tsx';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { useSiteConfig } from './site-config.ts';
import styles from './site-footer.module.css';

/** The footer of every screen except the games. */
export function SiteFooter() {
  const { t } = useTranslation('common');
  const support = useSiteConfig().data?.links.support;
  return (
    <footer className={styles.footer}>
      <p className={styles.words}>
        <span className={styles.name}>{t('product')}</span>
        <span>{t('footer.claim')}</span>
      </p>
      <nav aria-label={t('footer.label')}>
        <ul className={styles.links}>
          <li>
            <Link to="/ss-ip" className={styles.link}>
              {t('footer.universe')}
            </Link>
          </li>
          {LEGAL_PAGES.map((page) => (
            <li key={page}>
              <Link to={`/${page}`} className={styles.link}>
                {t(`legal.pages.${page}`)}
              </Link>
            </li>
          ))}
          {support && (
            <li>
              <a href={support} target="_blank" rel="noopener noreferrer" className={styles.link}>
                {t('footer.support')}
                <VisuallyHidden>{t('links.newTab')}</VisuallyHidden>
              </a>
            </li>
          )}
        </ul>
      </nav>
      <LanguageSelect />
    </footer>
  );
}
