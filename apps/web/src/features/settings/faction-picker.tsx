import { type Faction, SIDES } from '@star-seekers/contracts/faction';
import { Check } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import styles from './faction-picker.module.css';

export interface FactionPickerProps extends ComponentPropsWithRef<'input'> {
  /** Faction with a "Suggested" badge. */
  readonly suggested?: Faction | undefined;
  /** The selected faction, for use outside a form. */
  readonly selected?: Faction;
  /** Replaces the legend 'Faction'. */
  readonly legend?: ReactNode;
}

/** Radio buttons of the three factions, each in its own colours. Accepts the props of a form's `register`. */
export function FactionPicker({ suggested, selected, legend, ...radio }: FactionPickerProps) {
  const { t } = useTranslation(['settings', 'common']);
  return (
    <fieldset className={styles.picker} aria-describedby="faction-hint">
      <legend className={styles.legend}>{legend ?? t('profile.faction')}</legend>
      <div className={styles.factions}>
        {SIDES.map((faction) => (
          <label key={faction} className={styles.faction} data-faction-scope={faction}>
            <input
              {...radio}
              type="radio"
              value={faction}
              {...(selected && { checked: faction === selected })}
              className={styles.radio}
            />
            <FactionEmblem faction={faction} size="clamp(3.25rem, 2.6rem + 2.6vw, 5.5rem)" className={styles.emblem} />
            <span className={styles.words}>
              <span className={styles.name}>{t(`common:factions.${faction}`)}</span>
              <span className={styles.role}>{t(`common:factionRoles.${faction}`)}</span>
              {faction === suggested && <Badge className={styles.suggested}>{t('profile.suggested')}</Badge>}
            </span>
            <Check className={styles.check} aria-hidden="true" />
          </label>
        ))}
      </div>
      <p id="faction-hint" className={styles.hint}>
        {t('profile.factionHint')}
      </p>
    </fieldset>
  );
}
