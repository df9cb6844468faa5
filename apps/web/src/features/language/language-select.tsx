import { ChevronDown, Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../../i18n/index.ts';
import { isLanguage, languages } from '../../i18n/languages.ts';
import { classNames } from '@star-seekers/ui/class-names';
import styles from './language-select.module.css';
import { useLanguage } from './use-language.ts';

export interface LanguageSelectProps {
  /** Icon only, for the header. */
  readonly compact?: boolean;
  readonly className?: string;
}

/** Language choice as a native select, which needs no script on the first screen. Languages have their own names. */
export function LanguageSelect({ compact = false, className }: LanguageSelectProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <div className={classNames(styles.field, compact && styles.compact, className)}>
      <Languages className={styles.sign} aria-hidden="true" />
      <select
        className={styles.select}
        aria-label={t('nav.language')}
        title={t('nav.language')}
        value={language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) void chooseLanguage(target.value);
        }}
      >
        {languages.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
      {!compact && <ChevronDown className={styles.more} aria-hidden="true" />}
    </div>
  );
}
