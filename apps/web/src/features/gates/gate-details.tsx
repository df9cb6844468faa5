import type { Gate, GatesMeAnswer } from '@star-seekers/contracts';
import { NEXT_PLAYER } from '@star-seekers/contracts/gates';
import { SIDES } from '@star-seekers/contracts/faction';
import { GOLD_SHARE } from '@star-seekers/contracts/gold-share';
import { numberFormat } from '@star-seekers/ui/number-format';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './gate-details.module.css';
import { gameAt, gateName } from './gate-names.ts';
import { useTurnText } from './use-turn-text.ts';

export interface GateDetailsProps {
  readonly gate: Gate;
  /** The player's part in the month; undefined for visitors. */
  readonly part?: GatesMeAnswer | undefined;
  /** The month has passed: nothing can be turned any more. */
  readonly isOver?: boolean;
  /** What is left of the month is too short for this player to help in it. */
  readonly isLate?: boolean;
}

/** Who holds a gate, by how much, what would turn it, and what the player has added. */
export function GateDetails({ gate, part, isOver = false, isLate = false }: GateDetailsProps) {
  const { t, i18n } = useTranslation(['leaderboard', 'common', 'catalog']);
  const turnText = useTurnText(isLate);
  const format = numberFormat(i18n.language);
  const { holder, strengths } = gate;
  // In a chronicle it is a section of the page, on the board one of the war.
  const Title = isOver ? 'h2' : 'h3';
  const game = gameAt(gate.gate);
  const most = Math.max(1, ...SIDES.map((side) => strengths[side]));
  return (
    <Panel as="section" className={styles.details} aria-labelledby="gate-title" data-faction-scope={holder ?? 'none'}>
      <header className={styles.head}>
        <FactionEmblem faction={holder ?? 'none'} size="3.5rem" />
        <div>
          <Title id="gate-title" className={styles.title}>
            {t(`gates.name.${gateName(gate.gate)}`)}
          </Title>
          <p className={styles.contest}>
            {game ? t('gates.contested', { game: t(`catalog:${game.slug}.title`) }) : t('gates.contestedDaily')}
          </p>
        </div>
      </header>
      <p className={styles.holder}>
        {holder ? t('gates.heldBy', { side: t(`common:factions.${holder}`) }) : t('gates.open')}
        {holder && <Badge tone="accent">{t('gates.ahead', { margin: gate.margin })}</Badge>}
      </p>
      <p id="gate-strength" className={styles.strength}>
        {t('gates.strength')}
      </p>
      <ul className={styles.sides} aria-labelledby="gate-strength">
        {SIDES.map((side) => (
          <li
            key={side}
            className={styles.side}
            data-faction-scope={side}
            data-holds={side === holder ? '' : undefined}
          >
            <FactionEmblem faction={side} size="1.5rem" />
            <span className={styles.sideName}>{t(`common:factions.${side}`)}</span>
            <span className={styles.bar} aria-hidden="true">
              <span className={styles.reach} style={{ inlineSize: `${(100 * strengths[side]) / most}%` }} />
            </span>
            <span className={styles.figure}>{format.format(strengths[side])}</span>
          </li>
        ))}
      </ul>
      {!isOver && <p className={styles.turn}>{turnText(gate)}</p>}
      {part && !isLate && <OwnBest gate={gate.gate} part={part} />}
      {!isOver && <PlayForGate gate={gate.gate} isLate={isLate} />}
      <p className={styles.hint}>
        {t(game ? 'gates.strengthHint' : 'gates.strengthHintDaily', {
          gold: GOLD_SHARE,
          second: GOLD_SHARE * NEXT_PLAYER,
          third: GOLD_SHARE * NEXT_PLAYER ** 2,
        })}
      </p>
    </Panel>
  );
}

export interface PlayForGateProps {
  readonly gate: number;
  /** A run would be too late to help. */
  readonly isLate?: boolean;
  /** It is the next step of the page, which has one loud button. */
  readonly primary?: boolean;
}

/** The way to the game or the day that contests a gate: to practice, where a run would be too late to help. */
export function PlayForGate({ gate, isLate = false, primary = false }: PlayForGateProps) {
  const { t } = useTranslation(['leaderboard', 'catalog']);
  const game = gameAt(gate);
  return (
    <LinkButton to={game ? `/game${game.id}` : '/daily'} variant={primary ? 'primary' : 'secondary'}>
      {game
        ? t(isLate ? 'gates.practice' : 'games.play', { game: t(`catalog:${game.slug}.title`) })
        : t('gates.playDaily')}
    </LinkButton>
  );
}

function OwnBest({ gate, part: { gates, side, days, daysNeeded } }: { gate: number; part: GatesMeAnswer }) {
  const { t, i18n } = useTranslation(['leaderboard', 'common']);
  const own = gates.find((best) => best.gate === gate);
  const game = gameAt(gate);
  if (!own) {
    return <p className={styles.own}>{t(game ? 'gates.own.none' : 'gates.own.noneDaily')}</p>;
  }
  const percent = numberFormat(i18n.language, { style: 'percent' }).format(own.share / GOLD_SHARE);
  const best = t('gates.own.best', { percent });
  if (!side || own.place === null) return <p className={styles.own}>{best}</p>;
  const values = { side: t(`common:factions.${side}`), place: own.place, adds: own.adds };
  return (
    <p className={styles.own}>
      {best} {days >= daysNeeded ? t('gates.own.adds', values) : t('gates.own.wouldAdd', values)}
    </p>
  );
}
