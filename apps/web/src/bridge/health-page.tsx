import type { HealthAnswer } from '@star-seekers/contracts/bridge';
import { slugs } from '@star-seekers/games/slugs';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/badge.tsx';
import { Panel } from '../ui/panel.tsx';
import { bridge } from './bridge-api.ts';
import { BridgePage } from './bridge-page.tsx';
import styles from './bridge.module.css';
import { DataTable } from './data-table.tsx';
import { DecideLink } from './decision-link.tsx';
import { Loaded, Section } from './page-parts.tsx';
import { useFormat } from './use-format.ts';

const REFRESH_MS = 15_000;

/** What of the hub can be paused, and is, and the figures of the process that answers, as tiles. */
export function HealthPage() {
  const { t } = useTranslation('bridge');
  const format = useFormat();
  const query = useQuery({
    queryKey: ['bridge', 'health'],
    queryFn: async ({ signal }) => bridge('bridgeHealth', {}, { signal }),
    refetchInterval: REFRESH_MS,
  });
  const pausable = [
    { what: 'sign-ups', name: t('health.signUps') },
    { what: 'payments', name: t('health.payments') },
    ...[...slugs.keys()]
      .toSorted((one, other) => one - other)
      .map((id) => ({ what: `game-${id}`, name: format.game(id) })),
  ];
  return (
    <BridgePage title={t('health.title')} lead={t('health.lead')}>
      <div className={styles.stack}>
        <Section title={t('health.pauses')}>
          <Loaded query={query}>
            {({ pauses = [] }) => (
              <DataTable
                caption={t('health.pauses')}
                empty=""
                rows={pausable.map((part) => ({ ...part, pause: pauses.find(({ what }) => what === part.what) }))}
                rowKey={({ what }) => what}
                columns={[
                  { name: t('health.what'), render: ({ name }) => name },
                  {
                    name: t('health.state'),
                    render: ({ pause }) => (
                      <Badge tone={pause ? 'danger' : 'success'}>{t(pause ? 'health.paused' : 'health.runs')}</Badge>
                    ),
                  },
                  { name: t('health.since'), render: ({ pause }) => (pause ? format.time(pause.since) : null) },
                  { name: t('record.by'), render: ({ pause }) => pause?.by ?? null },
                  {
                    name: t('record.reason'),
                    render: ({ pause }) => (pause?.reason ? <bdi>{pause.reason}</bdi> : null),
                  },
                  {
                    name: t('decide.offer'),
                    render: ({ what, pause }) => (
                      <DecideLink command={pause ? 'hub resume' : 'hub pause'} subject={{ what }} />
                    ),
                  },
                ]}
              />
            )}
          </Loaded>
        </Section>
        <Section title={t('health.figures')}>
          <Loaded query={query}>
            {({ figures }) => (
              <ul className={styles.tiles}>
                {figures.map((figure) => (
                  <Tile key={figure.name} figure={figure} />
                ))}
              </ul>
            )}
          </Loaded>
        </Section>
      </div>
    </BridgePage>
  );
}

/** A figure under its name, with what it says: both are those of `/metrics`, which are English. */
function Tile({ figure: { name, help, values } }: { readonly figure: HealthAnswer['figures'][number] }) {
  const format = useFormat();
  const valueOf = (value: number | null) => {
    if (value === null) return '—';
    return name.endsWith('_bytes') ? format.gigabytes(value / 1e9) : format.number(value, 4);
  };
  return (
    <Panel as="li" tone="quiet" padding="sm" className={styles.tile} lang="en" dir="ltr">
      <h3>{name.replaceAll('_', ' ')}</h3>
      <p>{help}</p>
      {values.length === 0 && <p>—</p>}
      {values.map(({ label, value }) => (
        <p key={label} className={styles.value}>
          {label !== null && <span>{label}</span>}
          <strong>{valueOf(value)}</strong>
        </p>
      ))}
    </Panel>
  );
}
