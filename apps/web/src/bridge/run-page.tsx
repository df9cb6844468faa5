import type { EvidenceAnswer } from '@star-seekers/contracts/bridge';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { clockTime } from '../ui/clock-time.ts';
import { ExternalLinkButton } from '../ui/external-link-button.tsx';
import { bridge } from './bridge-api.ts';
import { BridgePage } from './bridge-page.tsx';
import styles from './bridge.module.css';
import { DataTable } from './data-table.tsx';
import { DecideLink } from './decision-link.tsx';
import { Facts, Loaded, Section } from './page-parts.tsx';
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
      {(evidence) => {
        const { runId, gameId, player, status, score, ticks, witness, rhythm, others, openReports } = evidence;
        const { reactions, likeness, standing } = evidence;
        return (
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
                    [t('run.outranked')]: standing?.players
                      ? t('run.outrankedOf', {
                          share: format.percent(standing.outranked / standing.players),
                          players: format.number(standing.players),
                        })
                      : undefined,
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
              <Section title={t('run.reactions')}>
                {reactions ? (
                  <Facts
                    of={{
                      [t('run.signs')]: format.number(reactions.signs),
                      [t('run.medianReaction')]: t('run.ticks', { ticks: format.number(reactions.medianTicks) }),
                      [t('run.quick')]: format.percent(reactions.quick),
                      [t('run.quickByChance')]: format.percent(reactions.quickByChance),
                    }}
                  />
                ) : (
                  <p>{t('run.noReactions')}</p>
                )}
              </Section>
              <Section title={t('run.likeness')}>
                <AlikeRuns of={likeness} />
              </Section>
              <Moments of={evidence} />
            </div>
          </BridgePage>
        );
      }}
    </Loaded>
  );
}

/** The runs that a run has the most commands in common with. */
function AlikeRuns({ of: likeness }: { readonly of: EvidenceAnswer['likeness'] }) {
  const { t } = useTranslation('bridge');
  const format = useFormat();
  if (!likeness) return <p>{t('run.noLikeness')}</p>;
  return (
    <>
      <p>{t('run.compared', { runs: format.number(likeness.compared) })}</p>
      <DataTable
        caption={t('run.likeness')}
        isNarrow
        empty={t('run.nothingAlike')}
        rows={likeness.runs}
        rowKey={({ runId }) => runId}
        columns={[
          {
            name: t('run.player'),
            render: ({ runId, player }) => <Link to={`/runs/${runId}`}>{player.username}</Link>,
          },
          { name: t('run.equal'), isNumber: true, render: ({ equal, of }) => format.percent(equal / of) },
        ]}
      />
    </>
  );
}

/** What stands out in a run, in its order; each leads to the theatre at that moment. */
function Moments({ of: { runId, witness, rhythm, reactions, likeness } }: { readonly of: EvidenceAnswer }) {
  const { t } = useTranslation(['bridge', 'common']);
  const format = useFormat();
  const rows = [
    ...(witness?.pausedAt ?? []).map(({ tick, ms }) => ({
      tick,
      what: t('bridge:run.paused', { time: format.seconds(ms / 1000) }),
    })),
    ...(rhythm?.repetitions ?? []).map(({ tick, firstTick, intervals }) => ({
      tick,
      what: t('bridge:run.again', { intervals: format.number(intervals), time: clockTime(firstTick / 60) }),
    })),
    ...(reactions?.quickest ?? []).map(({ tick, ticks }) => ({
      tick,
      what: t('bridge:run.reacted', { ticks: format.number(ticks) }),
    })),
    ...(likeness?.runs ?? [])
      .filter(({ standsOut }) => standsOut)
      .map(({ tick, equal, of, player }) => ({
        tick,
        what: t('bridge:run.alike', { share: format.percent(equal / of), player: format.isolated(player.username) }),
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
