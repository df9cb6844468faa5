import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { factionViews } from '../../ui/faction-views.ts';
import { StillPicture } from '../../ui/still-picture.tsx';
import styles from './faction-showcase.module.css';
import section from './landing-section.module.css';
import { useChooseFaction } from './use-choose-faction.ts';

const FACTIONS = ['mud', 'oni', 'ustur'] as const;

/** The three factions, each in its own colours. */
export function FactionShowcase() {
  const { t } = useTranslation('landing');
  const choose = useChooseFaction();
  return (
    <section className={styles.section} aria-labelledby="factions-title">
      <div className={section.heading}>
        <h2 id="factions-title" className={section.title}>
          {t('factions.title')}
        </h2>
        <p className={section.lead}>{t('factions.lead')}</p>
      </div>
      <ul className={styles.grid}>
        {FACTIONS.map((faction) => (
          <li key={faction} className={styles.card} data-faction-scope={faction}>
            <div className={styles.view}>
              <StillPicture still={factionViews[faction]} className={styles.picture} />
            </div>
            <FactionEmblem faction={faction} size="clamp(6rem, 5rem + 3vw, 8.5rem)" className={styles.emblem} />
            <div className={styles.words}>
              <p className={styles.role}>{t(`factions.${faction}.role`)}</p>
              <h3 className={styles.name}>{t(`factions.${faction}.name`)}</h3>
              <p className={styles.motto}>{t(`factions.${faction}.motto`)}</p>
              <p className={styles.text}>{t(`factions.${faction}.text`)}</p>
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
