import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../../i18n/index.ts';
import { languages } from '../../i18n/languages.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useLanguage } from '../language/use-language.ts';
import styles from './display-tab.module.css';
import { SettingsSection } from './settings-section.tsx';
import { updateSettings, useMeasuredDetail, useSettings } from './settings-store.ts';

/** Language, motion and detail settings. */
export function DisplayTab() {
  const { t } = useTranslation('settings');
  const motion = useSettings((settings) => settings.motion);
  const detail = useSettings((settings) => settings.detail);
  const haptics = useSettings((settings) => settings.haptics);
  const measuredDetail = useMeasuredDetail();
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
        <ChoiceGroup
          label={t('display.detail')}
          hint={t('display.detailHint')}
          value={detail}
          onValueChange={(value) => updateSettings({ detail: value })}
          choices={[
            {
              value: 'auto',
              label: t('display.autoDetail'),
              hint: t(measuredDetail === 'full' ? 'display.autoDetailHint' : 'display.autoDetailReduced'),
            },
            { value: 'full', label: t('display.fullDetail'), hint: t('display.fullDetailHint') },
            { value: 'reduced', label: t('display.reducedDetail'), hint: t('display.reducedDetailHint') },
          ]}
        />
        <Switch
          label={t('display.haptics')}
          hint={t('display.hapticsHint')}
          checked={haptics}
          onCheckedChange={(checked) => updateSettings({ haptics: checked })}
        />
      </SettingsSection>
    </div>
  );
}

/** Choice of the hub's language; each has its own name. */
function LanguageChoice() {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  return (
    <SettingsSection title={t('language.title')} lead={t('language.lead')}>
      <ChoiceGroup
        label={t('language.label')}
        value={language}
        onValueChange={(value) => void chooseLanguage(value)}
        choices={languages.map(({ tag, name }) => ({
          value: tag,
          label: <bdi lang={tag}>{name}</bdi>,
        }))}
      />
    </SettingsSection>
  );
}
