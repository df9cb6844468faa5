import type { GatesMeAnswer } from '@star-seekers/contracts';
import { DAY_MS } from '@star-seekers/contracts/daily';
import { DAYS_TO_COUNT } from '@star-seekers/contracts/gates';
import { Button } from '@star-seekers/ui/button';
import { dateFormat } from '@star-seekers/ui/date-format';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { Check, Flag, ScrollText } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { monthName } from '../../i18n/month-name.ts';
import { FACTION_HASH } from '../../shell/nav-links.ts';
import { QueryError } from '../../shell/query-error.tsx';
import { useServerNow } from '../../shell/server-clock.ts';
import { Badge } from '../../ui/badge.tsx';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { roughTime } from '../dice/countdown.ts';
import { useSession } from '../session/session.ts';
import { GateDetails, PlayForGate } from './gate-details.tsx';
import { chroniclesQuery, closestGate, gatesQuery, ownPartQuery } from './gate-queries.ts';
import styles from './gates-board.module.css';
import { GatesTable } from './gates-table.tsx';
import { SkeinMap } from './skein-map.tsx';

const MINUTE_MS = 60_000;

/** The war for the seven gates in the present month: the map, the chosen gate, the player's part, and past months. */
export function GatesBoard() {
  const { t, i18n } = useTranslation('leaderboard');
  const session = useSession();
  const now = useServerNow(MINUTE_MS);
  const gates = useQuery(gatesQuery);
  const part = useQuery(ownPartQuery(session.status === 'signedIn' ? session.user.id : undefined));
  const [gate, setGate] = useState(1);
  const details = useRef<HTMLDivElement>(null);
  // On a phone the answer is below the map.
  const choose = (next: number) => {
    flushSync(() => setGate(next));
    details.current?.scrollIntoView({ block: 'nearest' });
  };
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
  const isLate = isTooLate(part.data, endsAt, now);
  const helpsNobody = part.data?.side === null && session.status === 'signedIn' && session.user.faction === 'none';
  return (
    <div className={styles.board}>
      <header>
        <h2 className={styles.title}>{t('gates.title')}</h2>
        <p className={styles.lead}>
          {t('gates.lead')}{' '}
          <strong className={styles.time}>{t('gates.left', { time: roughTime(endsAt - now, i18n.language) })}</strong>
        </p>
      </header>
      <div className={styles.field}>
        {(part.data ?? session.status === 'signedOut') && (
          <OwnPart
            part={part.data}
            gate={closestGate(gates.data.gates)?.gate ?? gate}
            endsAt={endsAt}
            isLate={isLate}
          />
        )}
        <div className={styles.map}>
          <SkeinMap
            gates={gates.data.gates}
            own={new Set(part.data?.gates.map((best) => best.gate))}
            choice={{ gate, onChoose: choose }}
          />
          {part.data && part.data.gates.length > 0 && (
            <p className={styles.legend}>
              <Flag aria-hidden="true" /> {t('gates.own.here')}
            </p>
          )}
        </div>
        <div ref={details} className={styles.chosen}>
          {chosen && (
            <GateDetails key={gate} gate={chosen} part={helpsNobody ? undefined : part.data} isLate={isLate} />
          )}
        </div>
      </div>
      <GatesTable gates={gates.data.gates} caption={`${t('gates.title')}, ${title}`} isLate={isLate} />
      <p className={styles.until}>{t('gates.until', { date: lastDay })}</p>
      <ChronicleList />
    </div>
  );
}

/** Whether what is left of the month is too short to count in it. Of a member the server says so, who knows whether today has been played. */
function isTooLate(part: GatesMeAnswer | undefined, endsAt: number, now: number): boolean {
  return part ? part.isLate : Math.ceil((endsAt - now) / DAY_MS) < DAYS_TO_COUNT;
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

interface OwnPartProps {
  /** Undefined for visitors. */
  readonly part: GatesMeAnswer | undefined;
  /** Where a run is wanted. */
  readonly gate: number;
  /** The end of the month in epoch milliseconds. */
  readonly endsAt: number;
  /** What is left of the month is too short for the player to help in it. */
  readonly isLate: boolean;
}

/** What to do until the own runs help, in steps with what is done of them, and the way to the next one. */
function OwnPart({ part, gate, endsAt, isLate }: OwnPartProps) {
  const { t, i18n } = useTranslation(['leaderboard', 'common', 'auth']);
  const session = useSession();
  const faction = session.status === 'signedIn' ? session.user.faction : 'none';
  const { side = null, days = 0, daysNeeded = DAYS_TO_COUNT } = part ?? {};
  const hasDays = days >= daysNeeded;
  const hasFaction = side !== null || faction !== 'none';
  const steps = [
    { key: 'faction', isDone: hasFaction },
    { key: 'days', isDone: hasDays },
    { key: 'helps', isDone: hasDays && side !== null },
  ] as const;
  const step = nextStep();
  return (
    <Panel
      as="section"
      padding="sm"
      className={styles.part}
      data-faction-scope={side ?? faction}
      aria-label={t('gates.own.title')}
    >
      <FactionEmblem faction={side ?? faction} size="2.75rem" />
      <div className={styles.words}>
        <p className={styles.side}>{step.title}</p>
        {step.text !== undefined && <p className={styles.days}>{step.text}</p>}
      </div>
      <ol className={styles.steps}>
        {steps.map(({ key, isDone }, index) => (
          <li key={key} data-done={isDone || undefined}>
            <span className={styles.pip} aria-hidden="true">
              {isDone ? <Check size="1rem" /> : index + 1}
            </span>
            <span>
              {t(`gates.steps.${key}`)}{' '}
              {key === 'days' && part && (
                <strong>{t('gates.own.days', { count: Math.min(days, daysNeeded), of: daysNeeded })}</strong>
              )}
              {isDone && <VisuallyHidden>{t('gates.steps.done')}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
      {step.action !== undefined && <div className={styles.step}>{step.action}</div>}
    </Panel>
  );

  function lateText(key: 'late' | 'visitorLate' = 'late'): string {
    const date = dateFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' }).format(endsAt);
    return t(`gates.own.${key}`, { date });
  }

  function nextStep(): { readonly title: string; readonly text?: string; readonly action?: ReactNode } {
    if (!part) {
      const signUp = (
        <Button variant="primary" onClick={() => openAuthDialog({ tab: 'signUp' })}>
          {t('auth:tabs.signUp')}
        </Button>
      );
      return { title: isLate ? lateText('visitorLate') : t('gates.own.visitor'), action: signUp };
    }
    if (!hasFaction) {
      const choose = (
        <LinkButton to={`/dashboard${FACTION_HASH}`} variant="primary">
          {t('gates.own.choose')}
        </LinkButton>
      );
      return {
        title: t('gates.own.noFaction'),
        ...(isLate ? { text: lateText() } : days > 0 && { text: t('gates.own.earlier') }),
        action: choose,
      };
    }
    // What could be done this month would help nobody.
    if (isLate) return { title: lateText() };
    const title = side
      ? t('gates.own.side', { side: t(`common:factions.${side}`) })
      : t('gates.own.noSide', { side: t(`common:factions.${faction}`) });
    return { title, action: <PlayForGate gate={gate} primary /> };
  }
}
