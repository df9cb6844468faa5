import type { User } from '@star-seekers/contracts';
import type { Faction } from '@star-seekers/contracts/faction';
import { catalog } from '@star-seekers/games/catalog';
import { Button } from '@star-seekers/ui/button';
import { classNames } from '@star-seekers/ui/class-names';
import { Kicker } from '@star-seekers/ui/kicker';
import { ChevronsRight, Orbit, Play, Rocket, Sparkles, Trophy } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { loadTexts } from '../../i18n/index.ts';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { factionViews } from '../../ui/faction-views.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StillPicture } from '../../ui/still-picture.tsx';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { prefetchGame } from '../dashboard/game-card.tsx';
import { GamesGrid } from '../dashboard/games-grid.tsx';
import { useOpenGames } from '../dashboard/use-open-games.ts';
import { lastGame } from '../play/last-game.ts';
import { practiceAddress } from '../play/use-practice-address.ts';
import { currentUser, useSession } from '../session/session.ts';
import { useSettings } from '../settings/settings-store.ts';
import { closeTrailer, dismissTrailer, openTrailer, useTrailer } from '../trailer/trailer-store.ts';
import styles from './landing-page.module.css';
import section from './landing-section.module.css';
import { Scene } from './scene.tsx';

/** The landing page (`P2.1`). It offers a player nothing that they have. */
export function LandingPage() {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : undefined;
  return (
    <>
      <Hero user={user} />
      {!user && <Games />}
      <Features />
      {(user?.faction ?? 'none') === 'none' && <FactionShowcase />}
      <Closing />
      <LazyTrailer />
    </>
  );
}

/** The closing section (`P2.1`). */
function Closing() {
  const { t } = useTranslation('landing');
  const { status } = useSession();
  return (
    <section className={styles.section} aria-labelledby="closing-title">
      <div className={styles.horizon} aria-hidden="true" />
      <h2 id="closing-title" className={styles.title}>
        {t('closing.title')}
      </h2>
      {status === 'signedOut' && <p className={styles.text}>{t('closing.text')}</p>}
      <EnterHubButton />
    </section>
  );
}

function Hero({ user }: { readonly user: User | undefined }) {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Scene />
      <div className={styles.words}>
        <Kicker className={styles.kicker}>{t('hero.kicker', { count: catalog.length })}</Kicker>
        <h1 id="hero-title" className={styles.heroTitle}>
          {t('common:product')}
        </h1>
        <p className={styles.tagline}>{t('common:tagline')}</p>
        {user ? <Continue user={user} /> : <Start />}
      </div>
    </section>
  );
}

/** For a visitor: into a game at once, as practice, or to the hub. */
function Start() {
  const { t } = useTranslation('landing');
  return (
    <>
      <p className={classNames(styles.lead, styles.visitorLead)}>{t('hero.lead')}</p>
      <Actions label={t('hero.play')} gameId={lastGame()} practice />
    </>
  );
}

/** For a player: the balance, what is open, and the way on. */
function Continue({ user }: { readonly user: User }) {
  const { t } = useTranslation(['landing', 'common', 'dashboard', 'catalog']);
  const [openGame] = useOpenGames(user.id) ?? [];
  const gameId = openGame ?? lastGame();
  const entry = catalog.find(({ id }) => id === gameId);
  const game = entry ? t(`catalog:${entry.slug}.title`) : '';
  return (
    <>
      <p className={styles.lead}>
        {t('common:credits.label', { count: user.credits })}
        {openGame !== undefined && ` · ${t('dashboard:hint.openTitle', { game })}`}
      </p>
      <Actions label={t('hero.continue', { game })} gameId={gameId} />
    </>
  );
}

interface ActionsProps {
  readonly label: string;
  readonly gameId: number;
  readonly practice?: boolean;
}

function Actions({ label, gameId, practice = false }: ActionsProps) {
  const entry = catalog.find(({ id }) => id === gameId);
  const prefetch = () => entry && prefetchGame(entry);
  return (
    <div className={styles.actions}>
      <LinkButton
        to={practice ? practiceAddress(gameId) : `/game${gameId}`}
        variant="primary"
        size="lg"
        className={styles.button}
        icon={<Play aria-hidden="true" />}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        {label}
      </LinkButton>
      <EnterHubButton secondary />
    </div>
  );
}

const FEATURES = [
  { key: 'adventures', Icon: Rocket },
  { key: 'factions', Icon: Orbit },
  { key: 'rankings', Icon: Trophy },
  { key: 'rewards', Icon: Sparkles },
] as const;

/** The four feature cards (`P2.1`). */
function Features() {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.featuresSection} aria-labelledby="features-title">
      <h2 id="features-title" className={styles.featuresTitle}>
        {t('features.title')}
      </h2>
      <ul className={styles.grid}>
        {FEATURES.map(({ key, Icon }) => (
          <Panel as="li" key={key} className={styles.card}>
            <span className={styles.icon}>
              <Icon size="1.75rem" strokeWidth={1.5} aria-hidden="true" />
            </span>
            <h3 className={styles.name}>{t(`features.${key}.title`)}</h3>
            <p className={styles.featuresText}>{t(`features.${key}.text`)}</p>
          </Panel>
        ))}
      </ul>
    </section>
  );
}

/** @param secondary another button beside it is the primary one */
function EnterHubButton({ secondary = false }: { readonly secondary?: boolean }) {
  const { t } = useTranslation('landing');
  const enterHub = useEnterHub();
  return (
    <Button variant={secondary ? 'secondary' : 'primary'} size="lg" className={styles.button} onClick={enterHub}>
      {t('hero.enter')}
      <ChevronsRight aria-hidden="true" className={styles.arrow} />
    </Button>
  );
}

/**
 * Opens the dashboard. Visitors see the sign-in dialog first and continue whether they sign in or close it (`P2.4`). The
 * trailer plays first if the intro setting shows it.
 */
function useEnterHub(): () => void {
  const navigate = useNavigate();
  const { status } = useSession();
  const showsIntro = useSettings(({ showIntroVideo }) => showIntroVideo);
  const enter = () => {
    const openDashboard = () => void navigate('/dashboard');
    if (status === 'signedOut') openAuthDialog({ onSignedIn: openDashboard, onClosed: openDashboard });
    else openDashboard();
  };
  return () => {
    if (showsIntro) openTrailer(enter);
    else enter();
  };
}

const FACTIONS = ['mud', 'oni', 'ustur'] as const;

/** The three factions, each in its own colours. */
function FactionShowcase() {
  const { t } = useTranslation('landing');
  const choose = useChooseFaction();
  return (
    <section className={styles.factionShowcaseSection} aria-labelledby="factions-title">
      <div className={section.heading}>
        <h2 id="factions-title" className={section.title}>
          {t('factions.title')}
        </h2>
        <p className={section.lead}>{t('factions.lead')}</p>
      </div>
      <ul className={styles.factionShowcaseGrid}>
        {FACTIONS.map((faction) => (
          <li key={faction} className={styles.factionShowcaseCard} data-faction-scope={faction}>
            <div className={styles.view}>
              <StillPicture still={factionViews[faction]} className={styles.picture} />
            </div>
            <FactionEmblem faction={faction} size="clamp(6rem, 5rem + 3vw, 8.5rem)" className={styles.emblem} />
            <div className={styles.factionShowcaseWords}>
              <p className={styles.role}>{t(`factions.${faction}.role`)}</p>
              <h3 className={styles.factionShowcaseName}>{t(`factions.${faction}.name`)}</h3>
              <p className={styles.motto}>{t(`factions.${faction}.motto`)}</p>
              <p className={styles.factionShowcaseText}>{t(`factions.${faction}.text`)}</p>
              <Button className={styles.choose} onClick={() => choose(faction)}>
                {t('factions.choose', { faction: t(`factions.${faction}.name`) })}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Opens the faction question on the dashboard. A visitor's choice is saved after sign-up; an existing account keeps its own faction.
 */
function useChooseFaction(): (faction: Faction) => void {
  const navigate = useNavigate();
  const { status } = useSession();
  return (faction) => {
    const openQuestion = () => void navigate('/dashboard#faction');
    if (status !== 'signedOut') openQuestion();
    else {
      openAuthDialog({
        onSignedIn: (by) => {
          openQuestion();
          if (by === 'signUp') void saveChoice(faction);
        },
      });
    }
  };
}

async function saveChoice(faction: Faction): Promise<void> {
  const [{ saveProfile }] = await Promise.all([import('../settings/save-profile.ts'), loadTexts('settings')]);
  const player = currentUser();
  if (player) await saveProfile({ faction }, player);
}

/** All games, each with a link to practice. */
function Games() {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.gamesSection} aria-labelledby="games-title">
      <div className={section.heading}>
        <h2 id="games-title" className={section.title}>
          {t('games.title')}
        </h2>
        <p className={section.lead}>{t('games.lead')}</p>
      </div>
      <GamesGrid />
    </section>
  );
}

async function loadOverlay() {
  const [{ TrailerOverlay }] = await Promise.all([import('../trailer/trailer-overlay.tsx'), loadTexts('trailer')]);
  return <TrailerOverlay />;
}

/** Mounts the trailer. Loads its code when it first opens; if that fails, the hub opens at once. */
function LazyTrailer() {
  const trigger = useTrailer(({ onDone }) => onDone);
  useEffect(() => dismissTrailer, []);
  return <OnDemand load={loadOverlay} trigger={trigger} onFailed={closeTrailer} />;
}
