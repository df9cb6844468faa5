import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import styles from './bottom-bar.module.css';
import { navLinks } from './nav-links.ts';

/** The navigation of narrow windows, within the thumb's reach. */
export function BottomBar() {
  const { t } = useTranslation('common');
  return (
    <nav className={styles.bar} aria-label={t('nav.label')}>
      <ul className={styles.links}>
        {navLinks.map(({ to, label, icon: Icon, wideOnly }) => (
          <li key={to} className={wideOnly ? styles.wideOnly : undefined}>
            <NavLink to={to} end className={styles.link ?? ''}>
              <Icon aria-hidden="true" />
              <span>{t(`nav.${label}`)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
