import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../../i18n/index.ts';
import { languages } from '../../i18n/languages.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { useLanguage } from '../language/use-language.ts';
import { SettingsSection } from './settings-section.tsx';

/** Choice of the hub's language; each has its own name. */
export function LanguageChoice() {
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
