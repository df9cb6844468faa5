import type { RecordEntry } from '@star-seekers/contracts/bridge';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './bridge.module.css';
import { ChangeList } from './change-list.tsx';
import { DataTable } from './data-table.tsx';
import { useCommandName } from './use-command-name.ts';
import { useFormat } from './use-format.ts';

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
