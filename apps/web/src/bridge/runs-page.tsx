import type { BridgeAnswer } from '@star-seekers/contracts/bridge-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Badge } from '../ui/badge.tsx';
import { bridge } from './bridge-api.ts';
import styles from './bridge.module.css';
import { DataTable } from './data-table.tsx';
import { Earlier, Loaded, Section } from './page-parts.tsx';
import { useFormat } from './use-format.ts';

type Run = BridgeAnswer<'bridgeRuns'>['runs'][number];

/** A player's closed runs with what the hub saw of each. */
export function RunsPage() {
  const { t } = useTranslation('bridge');
  const format = useFormat();
  const { id = '' } = useParams();
  const list = useInfiniteQuery({
    queryKey: ['bridge', 'runs', id],
    queryFn: async ({ signal, pageParam }) =>
      bridge('bridgeRuns', { params: { id }, query: { before: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ before }) => before ?? undefined,
  });
  return (
    <Section title={t('player.runs')}>
      <Loaded query={list}>
        {({ pages }) => (
          <DataTable<Run>
            caption={t('player.runs')}
            empty={t('runs.none')}
            rows={pages.flatMap(({ runs }) => runs)}
            rowKey={({ runId }) => runId}
            columns={[
              { name: t('runs.ended'), render: ({ endedAt }) => format.time(endedAt) },
              { name: t('runs.game'), render: ({ gameId }) => format.game(gameId) },
              { name: t('runs.standing'), render: (run) => <Standing of={run} /> },
              {
                name: t('runs.score'),
                isNumber: true,
                render: ({ result }) => (result ? format.number(result.score) : null),
              },
              {
                name: t('runs.length'),
                isNumber: true,
                render: ({ ticks }) => (ticks === null ? null : format.seconds(ticks / 60)),
              },
              {
                name: t('runs.unaccounted'),
                isNumber: true,
                render: ({ witness }) => (witness ? format.seconds(witness.unaccountedMs / 1000) : null),
              },
              {
                name: t('runs.late'),
                isNumber: true,
                render: ({ witness }) => (witness ? format.number(witness.lateTicks) : null),
              },
              {
                name: t('runs.pauses'),
                isNumber: true,
                render: ({ witness }) => (witness ? format.number(witness.pauses) : null),
              },
              {
                name: t('runs.rank'),
                isNumber: true,
                render: ({ rankThen }) => (rankThen === null ? null : format.number(rankThen)),
              },
              {
                name: t('runs.look'),
                render: ({ runId, result }) =>
                  result ? <Link to={`/runs/${runId}`}>{t('runs.evidence')}</Link> : null,
              },
            ]}
          />
        )}
      </Loaded>
      <div className={styles.actions}>
        <Earlier list={list} />
      </div>
    </Section>
  );
}

const TONES: Partial<Record<Run['standing'], 'success' | 'danger'>> = {
  counts: 'success',
  daily: 'success',
  voided: 'danger',
};

function Standing({ of: { standing, witness } }: { readonly of: Run }) {
  const { t } = useTranslation('bridge');
  return (
    <span className={styles.lines}>
      <Badge tone={TONES[standing] ?? 'warning'}>{t(`standings.${standing}`)}</Badge>
      {witness?.fault && <span>{t(`faults.${witness.fault}`)}</span>}
    </span>
  );
}
