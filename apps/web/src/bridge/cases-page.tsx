import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { bridge } from './bridge-api.ts';
import { BridgePage } from './bridge-page.tsx';
import styles from './bridge.module.css';
import { DataTable } from './data-table.tsx';
import { DecideLink, useCommandName } from './decision-link.tsx';
import { Loaded, Section } from './page-parts.tsx';
import { useFormat } from './use-format.ts';

/** What waits for staff: runs that players have reported, and what players answer to decisions. */
export function CasesPage() {
  const { t } = useTranslation('bridge');
  const format = useFormat();
  const query = useQuery({
    queryKey: ['bridge', 'cases'],
    queryFn: async ({ signal }) => bridge('bridgeReports', {}, { signal }),
  });
  return (
    <BridgePage title={t('cases.title')} lead={t('cases.lead')}>
      <div className={styles.stack}>
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
                              name: format.isolated(by.username),
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
        <Answers />
      </div>
    </BridgePage>
  );
}

function Answers() {
  const { t } = useTranslation('bridge');
  const format = useFormat();
  const nameOf = useCommandName();
  const query = useQuery({
    queryKey: ['bridge', 'answers'],
    queryFn: async ({ signal }) => bridge('bridgeAnswers', {}, { signal }),
  });
  return (
    <Section title={t('cases.answers')}>
      <Loaded query={query}>
        {(entries) => (
          <DataTable
            caption={t('cases.answers')}
            empty={t('cases.noAnswers')}
            rows={entries}
            rowKey={({ id }) => id}
            columns={[
              {
                name: t('player.name'),
                render: ({ player }) => player && <Link to={`/players/${player.id}`}>{player.username}</Link>,
              },
              {
                name: t('record.what'),
                render: ({ command, runId }) =>
                  runId === null ? nameOf(command) : <Link to={`/runs/${runId}`}>{nameOf(command)}</Link>,
              },
              { name: t('record.reason'), render: ({ reason }) => <bdi>{reason}</bdi> },
              {
                name: t('cases.answer'),
                render: ({ answer }) => <bdi className={styles.answer}>{answer?.text}</bdi>,
              },
              { name: t('record.at'), render: ({ answer }) => answer && format.time(answer.answeredAt) },
              {
                name: t('decide.offer'),
                render: ({ id }) => <DecideLink command="answer close" subject={{ recordId: id }} />,
              },
            ]}
          />
        )}
      </Loaded>
    </Section>
  );
}
