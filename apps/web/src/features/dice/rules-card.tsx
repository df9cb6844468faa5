import { DICE_FACES } from '@star-seekers/contracts/dice';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel.tsx';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { numberFormat } from '@star-seekers/ui/number-format';
import { FACE_VALUES } from './die/faces.ts';
import { DieFace } from './die-face.tsx';
import styles from './rules-card.module.css';

/** Payout and cooldown of the dice (`P9.28`). */
export function RulesCard() {
  const { t, i18n } = useTranslation('dice');
  const chance = numberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 }).format(1 / DICE_FACES);
  return (
    <Panel as="section" tone="quiet" aria-labelledby="dice-rules">
      <h2 id="dice-rules" className={styles.title}>
        {t('rules.title')}
      </h2>
      <ul className={styles.outcomes}>
        {FACE_VALUES.map((value) => (
          <li key={value} className={styles.outcome}>
            <DieFace value={value} size="2.25rem" />
            <span aria-hidden="true" dir="ltr">
              +{value}
            </span>
            <VisuallyHidden>{t('rules.outcome', { count: value })}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <ul className={styles.rules}>
        <li>{t('rules.equal', { chance })}</li>
        <li>{t('rules.paid')}</li>
        <li>{t('rules.rest')}</li>
        <li>{t('rules.fair')}</li>
      </ul>
    </Panel>
  );
}
