import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { LanguageSelect } from '../features/language/language-select.tsx';
import { useSession } from '../features/session/session.ts';
import { classNames } from '@star-seekers/ui/class-names';
import { CreditsBadge } from '../ui/credits-badge.tsx';
import { MUSIC_SLOT } from '../features/music/music-slot.ts';
import { BrandMark } from './brand-mark.tsx';
import styles from './header.module.css';
import { navLinks } from './nav-links.ts';
import { SessionButton } from './session-button.tsx';
import { SettingsLink } from './settings-link.tsx';

/** The navigation bar. On narrow windows its links move to the bottom bar and the balance stays here. */
export function Header() {
  const { t } = useTranslation('common');
  const session = useSession();
  const credits = session.status === 'signedIn' ? session.user.credits : null;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand} aria-label={t('nav.brandHome')}>
          <BrandMark className={styles.mark} />
          <span className={styles.wordmark}>{t('product')}</span>
        </Link>
        <nav className={styles.nav} aria-label={t('nav.label')}>
          <ul className={styles.links}>
            {navLinks.map(({ to, label, showsCredits }) => (
              <li key={to}>
                <NavLink to={to} end className={styles.link ?? ''}>
                  {t(`nav.${label}`)}
                  {showsCredits && credits !== null && (
                    <CreditsBadge credits={credits} className={styles.linkCredits} />
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.end}>
          {credits !== null && <CreditsBadge credits={credits} className={styles.narrowCredits} />}
          <LanguageSelect compact className={classNames(credits !== null && styles.wideOnly)} />
          <div id={MUSIC_SLOT} className={styles.musicSlot} />
          <SettingsLink />
          <SessionButton />
        </div>
      </div>
    </header>
  );
}
