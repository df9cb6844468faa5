import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../shell/site-link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './about-sections.module.css';
import { SpaceFilm } from './space-film.tsx';

/** `entry` of the codex, and the words that lead to it, stand in for a link that the operator did not set. */
const SECTIONS = [
  { key: 'ip', link: 'aboutIp', entry: 'star-seekers', read: 'about.ip.action' },
  { key: 'game', link: 'relatedGame', entry: 'the-crossing', read: 'about.game.read' },
] as const;

/** 'About the IP' and 'About the related space game' (`P2.82`) before a looping flight. */
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
            <SiteLink to={link} otherwise={<LinkButton to={{ hash: entry }}>{t(read)}</LinkButton>}>
              {t(`about.${key}.action`)}
            </SiteLink>
          </Panel>
        ))}
      </div>
    </div>
  );
}
