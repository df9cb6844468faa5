import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryError } from '../../shell/query-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSession } from '../session/session.ts';
import { ChronicleList } from './chronicle-list.tsx';
import { GateDetails } from './gate-details.tsx';
import { gatesQuery, ownPartQuery } from './gate-queries.ts';
import styles from './gates-board.module.css';
import { GatesTable } from './gates-table.tsx';
import { monthName } from '../../i18n/month-name.ts';
import { OwnPart } from './own-part.tsx';
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
  const lastDay = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' }).format(endsAt - 1);
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
