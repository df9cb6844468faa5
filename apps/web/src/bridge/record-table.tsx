import type { PreviewAnswer, RecordEntry } from '@star-seekers/contracts/bridge';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './bridge.module.css';
import { DataTable } from './data-table.tsx';
import { useCommandName } from './decision-link.tsx';
import { useFormat } from './use-format.ts';

/** Changes of one decision; more are folded away. */
const MOST_CHANGES = 3;

/** Decisions in the record. @param isOfPlayer whether all are about the player whose file it is */
export function RecordTable({
  caption,
  entries,
  isOfPlayer = false,
}: {
  readonly caption: string;
  readonly entries: readonly RecordEntry[];
  readonly isOfPlayer?: boolean;
}) {
  const { t } = useTranslation('bridge');
  const format = useFormat();
  const nameOf = useCommandName();
  return (
    <DataTable
      caption={caption}
      empty={t('record.none')}
      rows={entries}
      rowKey={({ id }) => id}
      columns={[
        { name: t('record.at'), render: ({ decidedAt }) => format.time(decidedAt) },
        { name: t('record.by'), render: ({ by }) => by },
        { name: t('record.what'), render: ({ command }) => nameOf(command) },
        {
          name: t('record.about'),
          render: ({ player, runId }) => {
            const isNamed = player && !isOfPlayer;
            if (!isNamed && runId === null) return null;
            return (
              <span className={styles.lines}>
                {isNamed && <Link to={`/players/${player.id}`}>{player.username}</Link>}
                {runId !== null && <Link to={`/runs/${runId}`}>{t('record.run')}</Link>}
              </span>
            );
          },
        },
        {
          name: t('record.reason'),
          render: ({ reason, answer }) => (
            <span className={styles.lines}>
              <bdi>{reason}</bdi>
              {answer && <span className={styles.note}>{t('cases.answer')}</span>}
              {answer && <bdi className={styles.answer}>{answer.text}</bdi>}
            </span>
          ),
        },
        {
          name: t('record.changes'),
          render: ({ changes }) => (changes.length === 0 ? null : <ChangeList changes={changes} />),
        },
      ]}
    />
  );
}

/** What a decision has changed: the value before and after, in the words of the record, which is English. */
function ChangeList({ changes }: Pick<PreviewAnswer, 'changes'>) {
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
  if (changes.length <= MOST_CHANGES) return list;
  return (
    <details className={styles.changes}>
      <summary>{t('record.changesOf', { changes: changes.length })}</summary>
      {list}
    </details>
  );
}
