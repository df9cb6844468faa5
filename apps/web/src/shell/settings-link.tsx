import { Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import styles from './settings-link.module.css';

/** Icon link to the settings in the header. */
export function SettingsLink() {
  const { t } = useTranslation('common');
  return (
    <NavLink to="/settings" end className={styles.link ?? ''} aria-label={t('nav.settings')} title={t('nav.settings')}>
      <Settings aria-hidden="true" />
    </NavLink>
  );
}
