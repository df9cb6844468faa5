import { useTranslation } from 'react-i18next';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { factionViews } from '../../ui/faction-views.ts';
import { StillPicture } from '../../ui/still-picture.tsx';
import styles from './faction-showcase.module.css';

const FACTIONS = ['mud', 'oni', 'ustur'] as const;

/** The three powers, each in its own light. */
export function FactionShowcase() {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.section} aria-labelledby="factions-title">
      <div className={styles.heading}>
        <h2 id="factions-title" className={styles.title}>
          {t('factions.title')}
        </h2>
        <p className={styles.lead}>{t('factions.lead')}</p>
      </div>
      <ul className={styles.grid}>
        {FACTIONS.map((faction) => (
          <li key={faction} className={styles.card} data-faction-scope={faction}>
            <div className={styles.view}>
              <StillPicture still={factionViews[faction]} className={styles.picture} lazy />
            </div>
            <FactionEmblem faction={faction} size="clamp(6rem, 5rem + 3vw, 8.5rem)" className={styles.emblem} />
            <div className={styles.words}>
              <p className={styles.role}>{t(`factions.${faction}.role`)}</p>
              <h3 className={styles.name}>{t(`factions.${faction}.name`)}</h3>
              <p className={styles.motto}>{t(`factions.${faction}.motto`)}</p>
              <p className={styles.text}>{t(`factions.${faction}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
