import type { ChronicleAnswer, Gate } from '@star-seekers/contracts';
import { ApiError } from '@star-seekers/contracts/client';
import { SIDES } from '@star-seekers/contracts/faction';
import { GOLD_SHARE } from '@star-seekers/contracts/gold-share';
import { dateFormat } from '@star-seekers/ui/date-format';
import { numberFormat } from '@star-seekers/ui/number-format';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Map, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { monthName } from '../../i18n/month-name.ts';
import { QueryError } from '../../shell/query-error.tsx';
import { useLeftPlace } from '../../shell/use-left-place.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LazyPlayerCard } from '../players/lazy-player-card.tsx';
import { PlayerName } from '../players/player-name.tsx';
import styles from './chronicle-page.module.css';
import { GateDetails } from './gate-details.tsx';
import { gateName } from './gate-names.ts';
import { chronicleQuery, chroniclesQuery } from './gate-queries.ts';
import { GatesTable } from './gates-table.tsx';
import { SkeinMap } from './skein-map.tsx';

/** The chronicle of a month that has passed, written from the figures of the runs that count. */
export function ChroniclePage() {
  const { t, i18n } = useTranslation('leaderboard');
  const { month = '' } = useParams();
  const isMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month);
  useLeftPlace();
  return (
    <Page>
      <PageHeader
        kicker={t('chronicle.kicker')}
        title={isMonth ? monthName(month, i18n.language) : t('chronicle.kicker')}
        lead={t('chronicle.lead')}
        actions={
          <LinkButton to="/leaderboard?tab=gates" icon={<Map aria-hidden="true" />}>
            {t('gates.openMap')}
          </LinkButton>
        }
      />
      {isMonth ? <Chronicle key={month} month={month} /> : <NoChronicle />}
      <LazyPlayerCard />
    </Page>
  );
}

function ChronicleSkeleton() {
  return <Skeleton height="40rem" shape="block" />;
}

function NoChronicle() {
  const { t } = useTranslation('leaderboard');
  return (
    <Panel>
      <EmptyState icon={<ScrollText />} title={t('chronicle.none')} message={t('chronicle.noneText')} />
    </Panel>
  );
}

function Chronicle({ month }: { readonly month: string }) {
  const { t, i18n } = useTranslation('leaderboard');
  const chronicle = useQuery(chronicleQuery(month));
  const [gate, setGate] = useState(1);
  const { data, error } = chronicle;
  // The server refuses months that have not passed.
  if (error instanceof ApiError && error.status === 400) return <NoChronicle />;
  if (!data) {
    return chronicle.isError ? <QueryError query={chronicle} title={t('chronicle.error')} /> : <ChronicleSkeleton />;
  }
  const chosen = data.gates.find((candidate) => candidate.gate === gate);
  return (
    <div className={styles.chronicle}>
      <ChronicleStory chronicle={data} />
      <div className={styles.side}>
        <SkeinMap gates={data.gates} choice={{ gate, onChoose: setGate }} />
        {chosen && <GateDetails gate={chosen} isOver />}
        <GatesTable gates={data.gates} caption={`${t('gates.title')}, ${monthName(month, i18n.language)}`} isLate />
      </div>
      <Contributors contributors={data.contributors} />
      <Neighbours month={month} />
    </div>
  );
}

/** Links to the chronicles before and after. */
function Neighbours({ month }: { readonly month: string }) {
  const { t, i18n } = useTranslation('leaderboard');
  const { data = [] } = useQuery(chroniclesQuery);
  const before = data.find((chronicle) => chronicle.month < month);
  const after = data.findLast((chronicle) => chronicle.month > month);
  if (!before && !after) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('chronicle.list')}>
      {before && (
        <LinkButton
          to={`/chronicle/${before.month}`}
          icon={<ChevronLeft className={styles.arrow} aria-hidden="true" />}
        >
          {monthName(before.month, i18n.language)}
        </LinkButton>
      )}
      {after && (
        <LinkButton
          to={`/chronicle/${after.month}`}
          icon={<ChevronRight className={styles.arrow} aria-hidden="true" />}
        >
          {monthName(after.month, i18n.language)}
        </LinkButton>
      )}
    </nav>
  );
}

/** The players that added most over all gates. */
function Contributors({ contributors }: Pick<ChronicleAnswer, 'contributors'>) {
  const { t, i18n } = useTranslation(['leaderboard', 'common']);
  const format = numberFormat(i18n.language);
  if (contributors.length === 0) return null;
  return (
    <Panel as="section" padding="sm" aria-labelledby="contributors">
      <h2 id="contributors" className={styles.title}>
        {t('chronicle.contributors')}
      </h2>
      <ol className={styles.list}>
        {contributors.map(({ user, side, strength, gates }, index) => (
          <li key={user.id} className={styles.row} data-faction-scope={side}>
            <span className={styles.place}>{format.format(index + 1)}</span>
            <FactionEmblem faction={side} size="1.75rem" />
            <VisuallyHidden>{t(`common:factions.${side}`)}</VisuallyHidden>
            <span className={styles.name}>
              <PlayerName username={user.username} />
            </span>
            <span className={styles.strength}>{format.format(strength)}</span>
            <span className={styles.gates}>{t('chronicle.atGates', { count: gates })}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** What happened in the month, in sentences. */
function ChronicleStory({ chronicle }: { readonly chronicle: ChronicleAnswer }) {
  const { t, i18n } = useTranslation(['leaderboard', 'common']);
  const { gates, heroes, players, correctedAt } = chronicle;
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const held = SIDES.map((side) => ({ side, count: gates.filter(({ holder }) => holder === side).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ side, count }) => `${t(`common:factions.${side}`)} ${numberFormat(i18n.language).format(count)}`);
  const changes = gates.filter(({ holder, heldBefore }) => holder !== heldBefore).length;
  const corrected = correctedAt !== null && dateFormat(i18n.language, { dateStyle: 'long' }).format(correctedAt);
  return (
    <article className={styles.story}>
      {corrected && (
        <p className={styles.corrected}>
          <Badge tone="warning">{t('chronicle.corrected')}</Badge> {t('chronicle.correctedText', { date: corrected })}
        </p>
      )}
      <p className={styles.opening}>
        <span>{held.length > 0 ? t('chronicle.close', { list: list.format(held) }) : t('chronicle.closeOpen')}</span>
        <span>{changes === 0 ? t('chronicle.noChange') : t('chronicle.changes', { count: changes })}</span>
        <span>
          {players.counting === 0 ? t('chronicle.noPlayers') : t('chronicle.players', { count: players.counting })}
        </span>
        {players.all > players.counting && (
          <span>{t('chronicle.others', { count: players.all - players.counting })}</span>
        )}
      </p>
      <ul className={styles.chronicleStoryGates}>
        {gates.map((gate, index) => (
          <li key={gate.gate} className={styles.gate} data-faction-scope={gate.holder ?? 'none'}>
            <FactionEmblem faction={gate.holder ?? 'none'} size="2.25rem" />
            <div>
              <p className={styles.event}>
                <GateSentence gate={gate} />
              </p>
              <HeroSentence hero={heroes[index] ?? null} />
            </div>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** What became of a gate. */
function GateSentence({ gate: { gate, holder, heldBefore, strengths, margin } }: { readonly gate: Gate }) {
  const { t } = useTranslation(['leaderboard', 'common']);
  const name = t(`gates.the.${gateName(gate)}`);
  if (!holder) return t('chronicle.gate.open', { gate: name });
  const [second] = SIDES.filter((side) => side !== holder).toSorted((one, other) => strengths[other] - strengths[one]);
  const values = {
    gate: name,
    side: t(`common:factions.${holder}`),
    before: heldBefore ? t(`common:factions.${heldBefore}`) : '',
    second: second ? t(`common:factions.${second}`) : '',
    margin,
  };
  if (heldBefore === null) return t('chronicle.gate.first', values);
  if (heldBefore !== holder) return t('chronicle.gate.taken', values);
  if (SIDES.every((side) => strengths[side] === 0)) return t('chronicle.gate.quiet', values);
  if (margin === 0) return t('chronicle.gate.tied', values);
  return second && strengths[second] > 0 ? t('chronicle.gate.kept', values) : t('chronicle.gate.alone', values);
}

/** Who flew best for the holder of a gate. */
function HeroSentence({ hero }: { readonly hero: ChronicleAnswer['heroes'][number] }) {
  const { t, i18n } = useTranslation('leaderboard');
  if (!hero) return null;
  const percent = numberFormat(i18n.language, { style: 'percent' }).format(hero.share / GOLD_SHARE);
  return (
    <p className={styles.hero}>
      <PlayerName username={hero.user.username} /> {t('chronicle.gate.hero', { percent })}
    </p>
  );
}
