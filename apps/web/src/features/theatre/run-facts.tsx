import type { RunPage } from '@star-seekers/contracts';
import { numberFormat } from '@star-seekers/ui/number-format';
import { COMMAND_LOG_FORMAT, TICKS_PER_SECOND } from '@star-seekers/sim';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { absoluteTime } from '../../i18n/absolute-time.ts';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { Panel } from '../../ui/panel.tsx';
import { dayDate } from '../daily/day-date.ts';
import { PlayerName } from '../players/player-name.tsx';
import { playTime } from './play-time.ts';
import styles from './run-facts.module.css';

/** What is known of the run: outcome, ranks, and why it counts or not. */
export function RunFacts({ page }: { readonly page: RunPage }) {
  const { t, i18n } = useTranslation(['play', 'common']);
  const format = numberFormat(i18n.language);
  const { player, witness, ranks, day } = page;
  const pauses = witness?.pausedAt ?? [];
  return (
    <Panel as="section" className={styles.panel} aria-labelledby="facts">
      <h2 id="facts" className={styles.title}>
        {t('theatre.facts.title')}
      </h2>
      <dl className={styles.facts}>
        <Fact label={t('theatre.player')}>
          <PlayerName username={player.username} />
        </Fact>
        <Fact label={t('theatre.facts.faction')}>
          <span className={styles.faction}>
            <FactionEmblem faction={player.faction} size="1.25em" /> {t(`common:factions.${player.faction}`)}
          </span>
        </Fact>
        <Fact label={t('theatre.facts.score')}>{format.format(page.score)}</Fact>
        <Fact label={t('theatre.facts.points')}>{page.standing === 'counts' ? format.format(page.points) : '–'}</Fact>
        <Fact label={t('theatre.facts.length')}>{playTime(page.ticks)}</Fact>
        <Fact label={t('theatre.facts.end')}>{t(`theatre.facts.ends.${page.reason}`)}</Fact>
        <Fact label={t('theatre.facts.played')}>{absoluteTime(page.finishedAt, i18n.language)}</Fact>
        <Fact label={t('theatre.facts.rules')}>{format.format(page.rulesVersion)}</Fact>
        {day === undefined ? (
          <>
            <Fact label={t('theatre.facts.rankThen')}>{rankText(page.rankThen)}</Fact>
            <Fact label={t('theatre.facts.rankMonth')}>{rankText(ranks.monthly)}</Fact>
            <Fact label={t('theatre.facts.rankYear')}>{rankText(ranks.yearly)}</Fact>
          </>
        ) : (
          <Fact label={t('theatre.facts.day')}>
            <Link to={`/daily/${day}`}>{dayDate(day, i18n.language)}</Link>
          </Fact>
        )}
        <Fact label={t('theatre.facts.pauses')}>
          {pauses.length === 0
            ? t('theatre.facts.noPauses')
            : pauses.map(({ tick, ms }) => (
                <span key={tick} className={styles.pause}>
                  {t('theatre.facts.pauseAt', {
                    length: playTime((ms / 1000) * TICKS_PER_SECOND),
                    time: playTime(tick),
                  })}
                </span>
              ))}
        </Fact>
      </dl>
      <h3 className={styles.heading}>{t('theatre.witness.title')}</h3>
      <p className={styles.witness}>
        {witnessText()}
        {witness && (page.logFormat ?? 2) < COMMAND_LOG_FORMAT && ` ${t('theatre.witness.older')}`}{' '}
        <Link to="/how-runs-count">{t('theatre.witness.more')}</Link>
      </p>
    </Panel>
  );

  function rankText(rank: number | null): string {
    return rank === null ? t('theatre.facts.unranked') : format.format(rank);
  }

  function witnessText(): string {
    if (!witness) return t(page.standing === 'duel' ? 'theatre.witness.duel' : 'theatre.witness.none');
    const seconds = (value: number) => format.format(Math.round(value * 10) / 10);
    const values = {
      unseen: seconds(witness.unaccountedMs / 1000),
      late: seconds(witness.lateTicks / TICKS_PER_SECOND),
    };
    return t(`theatre.witness.${witness.fault ?? 'seen'}`, values);
  }
}

/** A labelled figure in a list of facts. */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
