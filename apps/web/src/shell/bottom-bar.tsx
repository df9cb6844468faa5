import { numberFormat } from '@star-seekers/ui/number-format';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useSession } from '../features/session/session.ts';
import styles from './bottom-bar.module.css';
import { navLinks } from './nav-links.ts';

/** The navigation at the bottom of narrow windows. */
export function BottomBar() {
  const { t, i18n } = useTranslation('common');
  const session = useSession();
  const balance = numberFormat(i18n.language, { notation: 'compact' });
  return (
    <nav className={styles.bar} aria-label={t('nav.label')}>
      <ul className={styles.links}>
        {navLinks.map(({ to, label, shortLabel, icon: Icon, showsCredits }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.link ?? ''}>
              <Icon aria-hidden="true" />
              <span aria-hidden={shortLabel && true}>{t(`nav.${shortLabel ?? label}`)}</span>
              {shortLabel && <VisuallyHidden>{t(`nav.${label}`)}</VisuallyHidden>}
              {showsCredits && session.status === 'signedIn' && (
                <span className={styles.credits}>
                  <VisuallyHidden>{t('credits.word')} </VisuallyHidden>
                  {balance.format(session.user.credits)}
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
