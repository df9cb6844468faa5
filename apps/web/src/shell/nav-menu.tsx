import { Menu, Settings } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { LanguageSelect } from '../features/language/language-select.tsx';
import styles from './nav-menu.module.css';
import { navLinks } from './nav-links.ts';

const LINKS = [...navLinks, { to: '/settings', label: 'settings', icon: Settings }] as const;

/** The navigation of screens that have no bottom bar: in narrow windows a button opens it (`P2.40`). */
export function NavMenu() {
  const { t } = useTranslation('common');
  const menu = useRef<HTMLElement>(null);
  const id = useId();
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.toggle}
        popoverTarget={id}
        aria-label={t('nav.menu')}
        title={t('nav.menu')}
      >
        <Menu aria-hidden="true" />
      </button>
      {/* A native popover: Escape and a press elsewhere close it, and nothing of the page lies above it. */}
      <nav ref={menu} id={id} popover="auto" className={styles.menu} aria-label={t('nav.label')}>
        <ul>
          {LINKS.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              {/* A run that is left asks first, on this page: the menu must not cover the question. */}
              <NavLink to={to} end className={styles.link ?? ''} onClick={() => menu.current?.hidePopover()}>
                <Icon aria-hidden="true" />
                {t(`nav.${label}`)}
              </NavLink>
            </li>
          ))}
        </ul>
        <LanguageSelect className={styles.language ?? ''} />
      </nav>
    </div>
  );
}
