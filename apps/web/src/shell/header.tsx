import type { User } from '@star-seekers/contracts';
import { classNames } from '@star-seekers/ui/class-names';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { useCreditsSource } from '../features/credits/use-credits-source.ts';
import { LanguageSelect } from '../features/language/language-select.tsx';
import { MUSIC_SLOT } from '../features/music/music-slot.ts';
import { useSession } from '../features/session/session.ts';
import { loadTexts } from '../i18n/index.ts';
import { CreditsBadge } from '../ui/credits-badge.tsx';
import { OnDemand } from '../ui/on-demand.tsx';
import { BrandMark } from './brand-mark.tsx';
import styles from './header.module.css';
import { navLinks } from './nav-links.ts';
import { SessionButton } from './session-button.tsx';

/** No screen of the first load has the menu. */
async function loadMenu() {
  const { NavMenu } = await import('./nav-menu.tsx');
  return <NavMenu />;
}

async function loadPlayerMenu() {
  const [{ PlayerMenu }] = await Promise.all([import('./player-menu.tsx'), loadTexts('runs')]);
  return <PlayerMenu />;
}

export interface HeaderProps {
  /** The screen has no bottom bar. */
  readonly immersive?: boolean;
}

/** The navigation bar. In narrow windows its links move to the bottom bar, or into a menu; the balance stays. */
export function Header({ immersive = false }: HeaderProps) {
  const { t } = useTranslation('common');
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : undefined;
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
              <li key={to} className={styles.place}>
                <NavLink to={to} end className={styles.link ?? ''}>
                  {t(`nav.${label}`)}
                </NavLink>
                {showsCredits && user && <CreditsLink user={user} className={styles.linkCredits} />}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.end}>
          {user && <CreditsLink user={user} className={styles.narrowCredits} />}
          <LanguageSelect compact className={classNames(user && styles.wideOnly, immersive && styles.inMenu)} />
          <div id={MUSIC_SLOT} className={styles.musicSlot} />
          <div className={classNames(immersive && styles.inMenu)}>
            <SettingsLink />
          </div>
          {user && (
            <div className={classNames(immersive && styles.inMenu)}>
              <OnDemand load={loadPlayerMenu} trigger placeholder={<div className={styles.playerMenuPlace} />} />
            </div>
          )}
          <SessionButton />
          {immersive && <OnDemand load={loadMenu} trigger placeholder={<span className={styles.menuPlace} />} />}
        </div>
      </div>
    </header>
  );
}

/** Icon link to the settings in the header. */
function SettingsLink() {
  const { t } = useTranslation('common');
  return (
    <NavLink
      to="/settings"
      end
      className={styles.settingsLink ?? ''}
      aria-label={t('nav.settings')}
      title={t('nav.settings')}
    >
      <Settings aria-hidden="true" />
    </NavLink>
  );
}

const SOURCES = { dice: '/dice-of-iris', shop: '/credits' } as const;

/** The balance as a link to the current source of credits. */
function CreditsLink({ user, className }: { readonly user: User; readonly className?: string | undefined }) {
  const { t } = useTranslation('common');
  const source = useCreditsSource(user);
  const hint = t(`credits.${source}`);
  return (
    <Link to={SOURCES[source]} className={classNames(styles.creditsLink, className)} title={hint}>
      <CreditsBadge credits={user.credits} className={styles.badge} />
      <VisuallyHidden>{hint}</VisuallyHidden>
    </Link>
  );
}
