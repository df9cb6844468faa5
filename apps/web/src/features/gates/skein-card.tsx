import { SIDES } from '@star-seekers/contracts/gates';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { useSession } from '../session/session.ts';
import { closestGate } from './closest-gate.ts';
import { gateName } from './gate-names.ts';
import { gatesQuery, ownPartQuery } from './gate-queries.ts';
import styles from './skein-card.module.css';
import { SkeinMap } from './skein-map.tsx';
import { useTurnText } from './use-turn-text.ts';

/** The map of the Skein in small: how many gates each side holds, and the one that is closest to turn. Nothing until it is known. */
export function SkeinCard() {
  const { t } = useTranslation(['leaderboard', 'common']);
  const session = useSession();
  const { data } = useQuery(gatesQuery);
  const part = useQuery(ownPartQuery(session.status === 'signedIn' ? session.user.id : undefined)).data;
  const turnText = useTurnText();
  if (!data) return null;
  const closest = closestGate(data.gates);
  return (
    <section className={styles.section} aria-labelledby="skein-card">
      <Link to="/leaderboard?tab=gates" className={styles.card}>
        <span className={styles.map}>
          <SkeinMap gates={data.gates} />
        </span>
        <span className={styles.words}>
          <h2 id="skein-card" className={styles.title}>
            {t('gates.title')}
          </h2>
          <ul className={styles.sides}>
            {SIDES.map((side) => (
              <li key={side} className={styles.side} data-faction-scope={side}>
                <FactionEmblem faction={side} size="1.75rem" />
                {t('gates.holds', {
                  side: t(`common:factions.${side}`),
                  count: data.gates.filter(({ holder }) => holder === side).length,
                })}
              </li>
            ))}
          </ul>
          <p className={styles.turn}>
            {closest
              ? t('gates.closest', { gate: t(`gates.name.${gateName(closest.gate)}`), turn: turnText(closest) })
              : t('gates.turn.free')}
          </p>
          {part?.side && (
            <p className={styles.own}>
              {t('gates.own.side', { side: t(`common:factions.${part.side}`) })}{' '}
              {part.days < part.daysNeeded && t('gates.own.daysLeft', { count: part.daysNeeded - part.days })}
            </p>
          )}
          <span className={styles.more}>
            {t('gates.openMap')} <ChevronRight size="1.1rem" aria-hidden="true" />
          </span>
        </span>
      </Link>
    </section>
  );
}
