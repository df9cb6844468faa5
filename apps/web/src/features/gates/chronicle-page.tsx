import type { ChronicleAnswer } from '@star-seekers/contracts';
import { ApiError } from '@star-seekers/contracts/client';
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
import { EmptyState } from '../../ui/empty-state.tsx';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PlayerCardHost } from '../players/player-card-host.tsx';
import { PlayerName } from '../players/player-name.tsx';
import styles from './chronicle-page.module.css';
import { ChronicleStory } from './chronicle-story.tsx';
import { GateDetails } from './gate-details.tsx';
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
      <PlayerCardHost />
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
        <GatesTable gates={data.gates} caption={`${t('gates.title')}, ${monthName(month, i18n.language)}`} />
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
