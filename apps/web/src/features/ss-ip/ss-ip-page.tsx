import { spaceLoop } from '@star-seekers/art/film';
import type { SiteLink as SiteLinkName } from '@star-seekers/contracts';
import { Button } from '@star-seekers/ui/button';
import { classNames } from '@star-seekers/ui/class-names';
import { Kicker } from '@star-seekers/ui/kicker';
import { useMediaQuery } from '@star-seekers/ui/use-media-query';
import { Check, Download, Pause, Play, Printer } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { i18n } from '../../i18n/index.ts';
import { install, useInstall } from '../../shell/install-prompt.ts';
import { useSiteConfig } from '../../shell/site-config.ts';
import { ExternalLinkButton } from '../../ui/external-link-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SilentLoop } from '../../ui/silent-loop.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useNear } from '../../ui/use-near.ts';
import { usePaused } from '../landing/use-paused.ts';
import { useReducedMotion } from '../settings/settings-store.ts';
import { AppCarousel } from './app-carousel.tsx';
import { ColoringCover } from './coloring-cover.tsx';
import product from './product-card.module.css';
import styles from './ss-ip-page.module.css';

/** The SS-IP page (`P2.12`): the app, the coloring book, the universe and the codex. */
export function SsIpPage() {
  const { t } = useTranslation('ss-ip');
  return (
    <Page className={styles.page}>
      <div>
        <PageHeader kicker={t('kicker')} title={t('heading')} lead={t('lead')} />
        <JumpLinks />
      </div>
      <AppCard />
      <ColoringBookCard />
      <AboutSections />
      <CodexSection />
    </Page>
  );
}

/** Ids of the page's sections. */
const PARTS = ['app', 'book', 'universe', 'codex'] as const;

/** Links to the sections of the page. */
function JumpLinks() {
  const { t } = useTranslation('ss-ip');
  return (
    <nav className={styles.links} aria-label={t('parts.label')}>
      {PARTS.map((part) => (
        <LinkButton key={part} to={{ hash: part }} size="sm">
          {t(`parts.${part}`)}
        </LinkButton>
      ))}
    </nav>
  );
}

async function loadPanel() {
  const [{ CodexPanel }, { loadCodex }] = await Promise.all([
    import('../codex/codex-panel.tsx'),
    import('../codex/loaded-codex.ts'),
  ]);
  return <CodexPanel first={await loadCodex(i18n.language)} />;
}

/** The codex, loaded when scrolled near or when the URL has a fragment. */
function CodexSection() {
  const { t } = useTranslation('ss-ip');
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const isNear = useNear(section);
  return (
    <section ref={section} id="codex" className={styles.section} aria-labelledby="codex-title">
      <header className={styles.header}>
        <Kicker>{t('codex.kicker')}</Kicker>
        <h2 id="codex-title" className={styles.title}>
          {t('codex.title')}
        </h2>
        <p className={styles.lead}>{t('codex.lead')}</p>
      </header>
      <div className={styles.body}>
        <OnDemand load={loadPanel} trigger={isNear || hash !== ''} />
      </div>
    </section>
  );
}

/** The coloring book with its shop link (`P2.81`); without one, a link to its pages to print. */
export function ColoringBookCard() {
  const { t } = useTranslation('ss-ip');
  return (
    <Panel
      as="section"
      id="book"
      padding="lg"
      className={classNames(product.card, styles.card)}
      aria-labelledby="book-title"
    >
      <ColoringCover className={styles.cover} />
      <div className={product.words}>
        <Kicker>{t('book.kicker')}</Kicker>
        <h2 id="book-title" className={product.title}>
          {t('book.title')}
        </h2>
        <p className={product.text}>{t('book.text')}</p>
        <dl className={styles.facts}>
          {(['pages', 'age', 'paper'] as const).map((fact) => (
            <div key={fact}>
              <dt>{t(`book.facts.${fact}.name`)}</dt>
              <dd>{t(`book.facts.${fact}.value`)}</dd>
            </div>
          ))}
        </dl>
        <SiteLink
          to="coloringBook"
          variant="primary"
          fallback={
            <LinkButton to="/coloring-book" variant="primary" icon={<Printer aria-hidden="true" />}>
              {t('book.own')}
            </LinkButton>
          }
        >
          {t('book.action')}
        </SiteLink>
      </div>
    </Panel>
  );
}

const PROMISES = ['play', 'dice', 'boards'] as const;

/** The iOS app with four pictures (`P2.80`); without a store link, the installation of the hub as an app. */
export function AppCard() {
  const { t } = useTranslation('ss-ip');
  return (
    <Panel
      as="section"
      id="app"
      tone="accent"
      padding="lg"
      className={classNames(product.card, styles.appCard)}
      aria-labelledby="app-title"
    >
      <div className={product.words}>
        <Kicker>{t('app.kicker')}</Kicker>
        <h2 id="app-title" className={product.title}>
          {t('app.title')}
        </h2>
        <p className={product.text}>{t('app.text')}</p>
        <ul className={styles.promises}>
          {PROMISES.map((promise) => (
            <li key={promise} className={styles.promise}>
              <Check aria-hidden="true" />
              {t(`app.promises.${promise}`)}
            </li>
          ))}
        </ul>
        <SiteLink to="iosApp" variant="primary" fallback={<InstallApp />}>
          {t('app.action')}
        </SiteLink>
      </div>
      <AppCarousel />
    </Panel>
  );
}

/** Installs the hub as an app with the browser's prompt, or shows instructions without one. */
function InstallApp() {
  const { t } = useTranslation('ss-ip');
  const { offer, installed } = useInstall();
  const isStandalone = useMediaQuery('(display-mode: standalone)');
  if (offer) {
    return (
      <Button variant="primary" icon={<Download aria-hidden="true" />} onClick={install}>
        {t('app.install.action')}
      </Button>
    );
  }
  return (
    <div role="status" className={styles.words}>
      {isStandalone || installed ? (
        <p>{t(isStandalone ? 'app.install.inside' : 'app.install.done')}</p>
      ) : (
        <>
          <p>{t('app.install.ios')}</p>
          <p>{t('app.install.others')}</p>
        </>
      )}
    </div>
  );
}

/** Without a configured `link`, the section links to the codex entry `entry` with the text `read`. */
const SECTIONS = [
  { key: 'ip', link: 'aboutIp', entry: 'star-seekers', read: 'about.ip.action' },
  { key: 'game', link: 'relatedGame', entry: 'the-crossing', read: 'about.game.read' },
] as const;

/** 'About the IP' and 'About the related space game' (`P2.82`) in front of a looping film. */
export function AboutSections() {
  const { t } = useTranslation('ss-ip');
  return (
    <div id="universe" className={styles.band}>
      <SpaceFilm />
      <div className={styles.panels}>
        {SECTIONS.map(({ key, link, entry, read }) => (
          <Panel as="section" key={key} padding="lg" className={styles.panel} aria-labelledby={`about-${key}`}>
            <h2 id={`about-${key}`} className={styles.aboutSectionsTitle}>
              {t(`about.${key}.title`)}
            </h2>
            <p className={styles.text}>{t(`about.${key}.first`)}</p>
            <p className={styles.text}>{t(`about.${key}.second`)}</p>
            <SiteLink to={link} fallback={<LinkButton to={{ hash: entry }}>{t(read)}</LinkButton>}>
              {t(`about.${key}.action`)}
            </SiteLink>
          </Panel>
        ))}
      </div>
    </div>
  );
}

/** A looping film of a flight. It can be stopped, pauses out of sight, and is a still picture with reduced motion. */
function SpaceFilm() {
  const { t } = useTranslation('ss-ip');
  const film = useRef<HTMLVideoElement>(null);
  const [stopped, setStopped] = useState(false);
  const reducedMotion = useReducedMotion();
  const isNear = useNear(film);
  const isPaused = usePaused(film);

  return (
    <>
      <SilentLoop
        ref={film}
        className={styles.film}
        src={isNear && !reducedMotion ? spaceLoop.url : undefined}
        poster={isNear ? spaceLoop.poster : undefined}
        width={spaceLoop.width}
        height={spaceLoop.height}
        moving={isNear && !stopped && !isPaused && !reducedMotion}
      />
      <div className={styles.fade} aria-hidden="true" />
      {!reducedMotion && (
        <button
          type="button"
          className={styles.control}
          aria-label={t(stopped ? 'about.play' : 'about.stop')}
          onClick={() => setStopped(!stopped)}
        >
          {stopped ? <Play size="1.1rem" aria-hidden="true" /> : <Pause size="1.1rem" aria-hidden="true" />}
        </button>
      )}
    </>
  );
}

interface SiteLinkProps {
  readonly to: SiteLinkName;
  readonly variant?: 'primary' | 'secondary';
  /** Label of the configured link. */
  readonly children: ReactNode;
  /** Rendered if the operator has configured no link or the configuration failed to load. */
  readonly fallback: ReactNode;
}

/** A link that the operator has configured, or a fallback. */
function SiteLink({ to, variant, children, fallback }: SiteLinkProps) {
  const config = useSiteConfig();
  const href = config.data?.links[to];
  return <div className={styles.place}>{content()}</div>;

  function content() {
    if (config.isPending) return <Skeleton width="10rem" height="2.75rem" />;
    if (!href) return fallback;
    return (
      <ExternalLinkButton href={href} {...(variant && { variant })}>
        {children}
      </ExternalLinkButton>
    );
  }
}
