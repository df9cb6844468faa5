import type { PreviewAnswer } from '@star-seekers/contracts/bridge';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import styles from './bridge.module.css';

/** More are folded away. */
const MOST_SHOWN = 3;

/** What a decision has changed: the value before and after, in the words of the record, which is English. */
export function ChangeList({ changes }: Pick<PreviewAnswer, 'changes'>) {
  const { t } = useTranslation('bridge');
  const list = (
    <ul className={styles.changes} lang="en" dir="ltr">
      {changes.map(({ what, before, after }) => (
        <li key={what}>
          {what}: <VisuallyHidden>{t('decide.before')}: </VisuallyHidden>
          {before === null ? '—' : <del>{before}</del>} <span aria-hidden="true">→</span>{' '}
          <VisuallyHidden>{t('decide.after')}: </VisuallyHidden>
          <ins>{after ?? '—'}</ins>
        </li>
      ))}
    </ul>
  );
  if (changes.length <= MOST_SHOWN) return list;
  return (
    <details className={styles.changes}>
      <summary>{t('record.changesOf', { changes: changes.length })}</summary>
      {list}
    </details>
  );
}
