import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../shell/site-link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './about-sections.module.css';
import { SpaceFilm } from './space-film.tsx';

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
            <h2 id={`about-${key}`} className={styles.title}>
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
