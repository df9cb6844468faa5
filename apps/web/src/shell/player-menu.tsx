import { ChartNoAxesColumn, Medal, Settings, UserRound } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { playerAddress } from '../features/players/player-address.ts';
import { useSession } from '../features/session/session.ts';
import { FactionEmblem } from '../ui/faction-emblem.tsx';
import styles from './player-menu.module.css';

/** The signed-in player's own pages, behind their emblem. */
export function PlayerMenu() {
  const { t } = useTranslation(['runs', 'common']);
  const session = useSession();
  const menu = useRef<HTMLElement>(null);
  const id = useId();
  if (session.status !== 'signedIn') return null;
  const { username, faction } = session.user;
  const links = [
    { to: playerAddress(username), label: t('profile'), icon: UserRound },
    { to: '/runs', label: t('title'), icon: ChartNoAxesColumn },
    { to: '/runs?view=commendations', label: t('tabs.commendations'), icon: Medal },
    { to: '/settings', label: t('common:nav.settings'), icon: Settings },
  ];
  return (
    <div>
      <button type="button" className={styles.toggle} popoverTarget={id} aria-label={username} title={username}>
        <FactionEmblem faction={faction} size="1.75rem" />
      </button>
      <nav ref={menu} id={id} popover="auto" className={styles.menu} aria-label={username}>
        <ul>
          {links.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Link to={to} className={styles.link} onClick={() => menu.current?.hidePopover()}>
                <Icon aria-hidden="true" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
