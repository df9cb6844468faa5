import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './jump-links.module.css';

/** Ids of the page's sections. */
const PARTS = ['app', 'book', 'universe', 'codex'] as const;

/** Links to the sections of the page. */
export function JumpLinks() {
  const { t } = useTranslation('ss-ip');
  return (
    <nav className={styles.links} aria-label={t('parts.label')}>
      {PARTS.map((part) => (
        <LinkButton key={part} to={{ hash: part }} size="sm">
          {t(`parts.${part}`)}
        </LinkButton>
      ))}
    </nav>
  );
}
