import type { EvidenceAnswer, Rhythm } from '@star-seekers/contracts/bridge';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { clockTime } from '../ui/clock-time.ts';
import { ExternalLinkButton } from '../ui/external-link-button.tsx';
import { bridge } from './bridge-api.ts';
import { BridgePage } from './bridge-page.tsx';
import styles from './bridge.module.css';
import { DataTable } from './data-table.tsx';
import { DecideLink } from './decide-link.tsx';
import { Facts } from './facts.tsx';
import { Loaded } from './loaded.tsx';
import { Section } from './section.tsx';
import { useFormat } from './use-format.ts';

/** Standings of what the hub's database calls otherwise. */
const STANDINGS: Readonly<Record<string, 'counts' | 'history'>> = { verified: 'counts', unwitnessed: 'history' };

/** The evidence about a run: how it was played, beside the other runs of its player. */
export function RunPage() {
  const { t } = useTranslation('bridge');
  const format = useFormat();
  const { id = '' } = useParams();
  const query = useQuery({
    queryKey: ['bridge', 'run', id],
    queryFn: async ({ signal }) => bridge('bridgeEvidence', { params: { id } }, { signal }),
  });
  const orNone = (value: number | null) => (value === null ? '—' : format.number(value));
  return (
    <Loaded query={query}>
      {({ runId, gameId, player, status, score, ticks, witness, rhythm, others, openReports }) => (
        <BridgePage
          title={t('run.title', { game: format.game(gameId) })}
          kicker={<Link to={`/players/${player.id}`}>{player.username}</Link>}
          lead={t('run.lead')}
          actions={<ExternalLinkButton href={`/run/${runId}`}>{t('run.watch')}</ExternalLinkButton>}
        >
          <div className={styles.stack}>
            <Section title={t('run.result')}>
              <Facts
                of={{
                  [t('run.id')]: <span className={styles.id}>{runId}</span>,
                  [t('runs.standing')]: t(`standings.${STANDINGS[status] ?? (status as 'voided')}`),
                  [t('runs.score')]: format.number(score),
                  [t('runs.length')]: format.seconds(ticks / 60),
                  [t('run.others')]: format.number(others.runs),
                  [t('run.best')]: orNone(others.best),
                  [t('run.median')]: orNone(others.median),
                  [t('run.reports')]: format.number(openReports),
                }}
              />
              <div className={styles.actions}>
                <DecideLink command={status === 'voided' ? 'run restore' : 'run void'} subject={{ runId }} />
                {openReports > 0 && <DecideLink command="case close" subject={{ runId }} />}
              </div>
            </Section>
            <Section title={t('run.witness')}>
              {witness ? (
                <Facts
                  of={{
                    [t('run.fault')]: witness.fault ? t(`faults.${witness.fault}`) : t('run.noFault'),
                    [t('runs.unaccounted')]: format.seconds(witness.unaccountedMs / 1000),
                    [t('runs.late')]: format.number(witness.lateTicks),
                    [t('runs.pauses')]: format.number(witness.pauses),
                  }}
                />
              ) : (
                <p>{t('run.unseen')}</p>
              )}
            </Section>
            <Section title={t('run.rhythm')}>
              {rhythm ? (
                <Facts
                  of={{
                    [t('run.commands')]: format.number(rhythm.commands),
                    [t('run.mean')]: t('run.ticks', { ticks: format.number(rhythm.meanTicks) }),
                    [t('run.spread')]: t('run.ticks', { ticks: format.number(rhythm.spreadTicks) }),
                    [t('run.entropy')]: t('run.bits', { bits: format.number(rhythm.entropyBits) }),
                    [t('run.repeated')]: format.percent(rhythm.repeated),
                  }}
                />
              ) : (
                <p>{t('run.noRhythm')}</p>
              )}
            </Section>
            <Moments runId={runId} pausedAt={witness?.pausedAt ?? []} repetitions={rhythm?.repetitions ?? []} />
          </div>
        </BridgePage>
      )}
    </Loaded>
  );
}

interface MomentsProps {
  readonly runId: string;
  readonly pausedAt: NonNullable<EvidenceAnswer['witness']>['pausedAt'];
  readonly repetitions: NonNullable<Rhythm['repetitions']>;
}

/** What stands out in a run, in its order; each leads to the theatre at that moment. */
function Moments({ runId, pausedAt, repetitions }: MomentsProps) {
  const { t } = useTranslation(['bridge', 'common']);
  const format = useFormat();
  const rows = [
    ...pausedAt.map(({ tick, ms }) => ({
      tick,
      what: t('bridge:run.paused', { time: format.seconds(ms / 1000) }),
    })),
    ...repetitions.map(({ tick, firstTick, intervals }) => ({
      tick,
      what: t('bridge:run.again', { intervals: format.number(intervals), time: clockTime(firstTick / 60) }),
    })),
  ].toSorted((one, other) => one.tick - other.tick);
  return (
    <Section title={t('bridge:run.moments')}>
      <DataTable
        caption={t('bridge:run.moments')}
        isNarrow
        empty={t('bridge:run.noMoments')}
        rows={rows}
        rowKey={(_, index) => String(index)}
        columns={[
          {
            name: t('bridge:run.moment'),
            render: ({ tick }) => (
              <a href={`/run/${runId}?t=${(tick / 60).toFixed(2)}`} target="_blank" rel="noopener noreferrer">
                {clockTime(tick / 60)}
                <VisuallyHidden> {t('common:links.newTab')}</VisuallyHidden>
              </a>
            ),
          },
          { name: t('bridge:run.what'), render: ({ what }) => what },
        ]}
      />
    </Section>
  );
}
