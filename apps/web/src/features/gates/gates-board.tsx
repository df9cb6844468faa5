import type { GatesMeAnswer } from '@star-seekers/contracts';
import { dateFormat } from '@star-seekers/ui/date-format';
import { useQuery } from '@tanstack/react-query';
import { Check, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { monthName } from '../../i18n/month-name.ts';
import { QueryError } from '../../shell/query-error.tsx';
import { Badge } from '../../ui/badge.tsx';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSession } from '../session/session.ts';
import { GateDetails } from './gate-details.tsx';
import { chroniclesQuery, gatesQuery, ownPartQuery } from './gate-queries.ts';
import styles from './gates-board.module.css';
import { GatesTable } from './gates-table.tsx';
import { SkeinMap } from './skein-map.tsx';

/** The war for the seven gates in the present month: the map, the chosen gate, the player's part, and past months. */
export function GatesBoard() {
  const { t, i18n } = useTranslation('leaderboard');
  const session = useSession();
  const gates = useQuery(gatesQuery);
  const part = useQuery(ownPartQuery(session.status === 'signedIn' ? session.user.id : undefined));
  const [gate, setGate] = useState(1);
  if (!gates.data) {
    return gates.isError ? (
      <QueryError query={gates} title={t('gates.error')} />
    ) : (
      <Skeleton height="32rem" shape="block" />
    );
  }
  const { month, endsAt } = gates.data;
  const chosen = gates.data.gates.find((candidate) => candidate.gate === gate);
  const lastDay = dateFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' }).format(endsAt - 1);
  const title = monthName(month, i18n.language);
  return (
    <div className={styles.board}>
      <header>
        <h2 className={styles.title}>{t('gates.title')}</h2>
        <p className={styles.lead}>{t('gates.lead')}</p>
        <p className={styles.until}>
          {title} · {t('games.until', { date: lastDay })}
        </p>
      </header>
      {part.data && <OwnPart part={part.data} />}
      <div className={styles.field}>
        <SkeinMap
          gates={gates.data.gates}
          own={new Set(part.data?.gates.map((best) => best.gate))}
          choice={{ gate, onChoose: setGate }}
        />
        {chosen && <GateDetails key={gate} gate={chosen} part={part.data} />}
      </div>
      <GatesTable gates={gates.data.gates} caption={`${t('gates.title')}, ${title}`} />
      <ChronicleList />
    </div>
  );
}

/** Links to the chronicles of past months; nothing before the first. */
function ChronicleList() {
  const { t, i18n } = useTranslation('leaderboard');
  const { data = [] } = useQuery(chroniclesQuery);
  if (data.length === 0) return null;
  return (
    <nav aria-label={t('chronicle.list')}>
      <h3 className={styles.chronicleListTitle}>{t('chronicle.list')}</h3>
      <ul className={styles.list}>
        {data.map(({ month, correctedAt }) => (
          <li key={month}>
            <Link to={`/chronicle/${month}`} className={styles.link}>
              <ScrollText size="1.1rem" aria-hidden="true" />
              {monthName(month, i18n.language)}
              {correctedAt !== null && <Badge>{t('chronicle.corrected')}</Badge>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** For whom the player fights this month, and on how many of the needed days a run has counted. */
function OwnPart({ part: { side, days, daysNeeded } }: { readonly part: GatesMeAnswer }) {
  const { t } = useTranslation(['leaderboard', 'common']);
  const left = Math.max(0, daysNeeded - days);
  return (
    <Panel
      as="section"
      padding="sm"
      className={styles.part}
      data-faction-scope={side ?? 'none'}
      aria-label={t('gates.own.title')}
    >
      <FactionEmblem faction={side ?? 'none'} size="2.75rem" />
      <div className={styles.words}>
        <p className={styles.side}>
          {side ? t('gates.own.side', { side: t(`common:factions.${side}`) }) : t('gates.own.noSide')}
        </p>
        <p className={styles.days}>{left === 0 ? t('gates.own.counts') : t('gates.own.daysLeft', { count: left })}</p>
      </div>
      <span
        className={styles.pips}
        role="img"
        aria-label={t('gates.own.days', { count: Math.min(days, daysNeeded), of: daysNeeded })}
      >
        {Array.from({ length: daysNeeded }, (_, index) => (
          <span key={index} className={styles.pip} data-done={index < days ? '' : undefined}>
            {index < days && <Check size="1rem" aria-hidden="true" />}
          </span>
        ))}
      </span>
    </Panel>
  );
}
