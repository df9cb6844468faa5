import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import styles from './display-tab.module.css';
import { LanguageChoice } from './language-choice.tsx';
import { SettingsSection } from './settings-section.tsx';
import { updateSettings, useSettings } from './settings-store.ts';

/** Which language the hub speaks, and how much of it moves. */
export function DisplayTab() {
  const { t } = useTranslation('settings');
  const motion = useSettings((settings) => settings.motion);
  return (
    <div className={styles.sections}>
      <LanguageChoice />
      <SettingsSection title={t('display.title')} lead={t('display.lead')}>
        <ChoiceGroup
          label={t('display.motion')}
          hint={t('display.motionHint')}
          value={motion}
          onValueChange={(value) => updateSettings({ motion: value })}
          choices={[
            { value: 'system', label: t('display.system'), hint: t('display.systemHint') },
            { value: 'full', label: t('display.full'), hint: t('display.fullHint') },
            { value: 'reduced', label: t('display.reduced'), hint: t('display.reducedHint') },
          ]}
        />
      </SettingsSection>
    </div>
  );
}
