import type { PreviewAnswer } from '@star-seekers/contracts/bridge';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import styles from './bridge.module.css';

/** What a decision changes, or has changed: the value before and after, in the words of the record. */
export function ChangeList({ changes }: Pick<PreviewAnswer, 'changes'>) {
  const { t } = useTranslation('bridge');
  if (changes.length === 0) return t('decide.nothing');
  const valueOf = (value: string | number | null) => (value === null ? '—' : String(value));
  return (
    <ul className={styles.changes} lang="en" dir="ltr">
      {changes.map(({ what, before, after }) => (
        <li key={what}>
          {what}: <VisuallyHidden>{t('decide.before')} </VisuallyHidden>
          <del>{valueOf(before)}</del> <span aria-hidden="true">→</span>{' '}
          <VisuallyHidden>{t('decide.after')} </VisuallyHidden>
          <ins>{valueOf(after)}</ins>
        </li>
      ))}
    </ul>
  );
}
