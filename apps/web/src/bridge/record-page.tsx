import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bridge } from './bridge-api.ts';
import { BridgePage } from './bridge-page.tsx';
import styles from './bridge.module.css';
import { Earlier } from './earlier.tsx';
import { Loaded } from './loaded.tsx';
import { RecordTable } from './record-table.tsx';
import { Section } from './section.tsx';

/** The record: all decisions of operators and staff, latest first. */
export function RecordPage() {
  const { t } = useTranslation('bridge');
  const list = useInfiniteQuery({
    queryKey: ['bridge', 'record'],
    queryFn: async ({ signal, pageParam }) => bridge('bridgeRecord', { query: { before: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ before }) => before ?? undefined,
  });
  return (
    <BridgePage title={t('record.title')} lead={t('record.lead')}>
      <Section title={t('player.decisions')}>
        <Loaded query={list}>
          {({ pages }) => (
            <RecordTable caption={t('player.decisions')} entries={pages.flatMap(({ entries }) => entries)} />
          )}
        </Loaded>
        <div className={styles.actions}>
          <Earlier list={list} />
        </div>
      </Section>
    </BridgePage>
  );
}
