import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { bridge } from './bridge-api.ts';
import { BridgePage } from './bridge-page.tsx';
import styles from './bridge.module.css';
import { DataTable } from './data-table.tsx';
import { DecideLink } from './decide-link.tsx';
import { Loaded } from './loaded.tsx';
import { Section } from './section.tsx';
import { useFormat } from './use-format.ts';

/** Open cases: runs that players have reported. */
export function CasesPage() {
  const { t } = useTranslation('bridge');
  const format = useFormat();
  const query = useQuery({
    queryKey: ['bridge', 'cases'],
    queryFn: async ({ signal }) => bridge('bridgeReports', {}, { signal }),
  });
  return (
    <BridgePage title={t('cases.title')} lead={t('cases.lead')}>
      <Section title={t('cases.open')}>
        <Loaded query={query}>
          {(cases) => (
            <DataTable
              caption={t('cases.open')}
              empty={t('cases.none')}
              rows={cases}
              rowKey={({ runId }) => runId}
              columns={[
                {
                  name: t('player.name'),
                  render: ({ player }) => <Link to={`/players/${player.id}`}>{player.username}</Link>,
                },
                {
                  name: t('cases.run'),
                  render: ({ runId, gameId }) => <Link to={`/runs/${runId}`}>{format.game(gameId)}</Link>,
                },
                { name: t('runs.score'), isNumber: true, render: ({ score }) => format.number(score) },
                {
                  name: t('cases.reports'),
                  render: ({ reports }) => (
                    <ul className={styles.lines}>
                      {reports.map(({ reason, reportedAt, by }) => (
                        <li key={by.id}>
                          {t('cases.report', {
                            reason: t(`cases.reasons.${reason as 'other'}`, { defaultValue: reason }),
                            name: by.username,
                            time: format.time(reportedAt),
                          })}
                        </li>
                      ))}
                    </ul>
                  ),
                },
                {
                  name: t('decide.offer'),
                  render: ({ runId }) => <DecideLink command="case close" subject={{ runId }} />,
                },
              ]}
            />
          )}
        </Loaded>
      </Section>
    </BridgePage>
  );
}
