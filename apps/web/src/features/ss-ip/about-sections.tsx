import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../shell/site-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './about-sections.module.css';
import { SpaceFilm } from './space-film.tsx';

const SECTIONS = [
  { key: 'ip', link: 'aboutIp' },
  { key: 'game', link: 'relatedGame' },
] as const;

/** 'About the IP' and 'About the related space game' (`platform.md §2`) before a looping flight. */
export function AboutSections() {
  const { t } = useTranslation('ss-ip');
  return (
    <div id="universe" className={styles.band}>
      <SpaceFilm />
      <div className={styles.panels}>
        {SECTIONS.map(({ key, link }) => (
          <Panel as="section" key={key} padding="lg" className={styles.panel} aria-labelledby={`about-${key}`}>
            <h2 id={`about-${key}`} className={styles.title}>
              {t(`about.${key}.title`)}
            </h2>
            <p className={styles.text}>{t(`about.${key}.first`)}</p>
            <p className={styles.text}>{t(`about.${key}.second`)}</p>
            <SiteLink to={link}>{t(`about.${key}.action`)}</SiteLink>
          </Panel>
        ))}
      </div>
    </div>
  );
}
