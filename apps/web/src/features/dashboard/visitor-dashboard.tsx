import { Button } from '@star-seekers/ui/button';
import { Kicker } from '@star-seekers/ui/kicker';
import { LogIn, UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { factionViews } from '../../ui/faction-views.ts';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StillPicture } from '../../ui/still-picture.tsx';
import { type SignedInBy, openAuthDialog } from '../auth/auth-dialog-store.ts';
import { AboveGamesHost, BelowGamesHost } from './around-games-host.tsx';
import { GamesGrid } from './games-grid.tsx';
import styles from './games-section.module.css';
import banner from './player-banner.module.css';

/** The dashboard for visitors: practice games and the benefits of an account (`P2.50`). */
export function VisitorDashboard() {
  const { t } = useTranslation('dashboard');
  return (
    <Page>
      <SignInPanel />
      <AboveGamesHost />
      <section className={styles.section} aria-labelledby="games">
        <h2 id="games" className={styles.title}>
          {t('games.title')}
        </h2>
        <GamesGrid />
      </section>
      <BelowGamesHost />
    </Page>
  );
}

/** Replaces the player banner for visitors: the benefits of an account, with sign-up and sign-in buttons. */
function SignInPanel() {
  const { t } = useTranslation(['dashboard', 'auth']);
  return (
    <Panel as="section" tone="accent" padding="none" className={banner.banner} aria-labelledby="welcome">
      <div className={banner.view}>
        <StillPicture still={factionViews.none} className={banner.picture} first />
      </div>
      <FactionEmblem faction="none" size="clamp(4.5rem, 3.4rem + 4vw, 8rem)" className={banner.emblem} />
      <div className={banner.identity}>
        <Kicker>{t('kicker')}</Kicker>
        <h1 id="welcome" className={banner.welcome}>
          {t('visitor.title')}
        </h1>
        <p className={styles.text}>{t('visitor.text')}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" icon={<UserRoundPlus aria-hidden="true" />} onClick={() => openDialog('signUp')}>
          {t('auth:tabs.signUp')}
        </Button>
        <Button icon={<LogIn aria-hidden="true" />} onClick={() => openDialog('signIn')}>
          {t('auth:tabs.signIn')}
        </Button>
      </div>
    </Panel>
  );
}

/** The callback keeps the player on this page after signing in. */
function openDialog(tab: SignedInBy): void {
  openAuthDialog({ tab, onSignedIn: () => undefined });
}
