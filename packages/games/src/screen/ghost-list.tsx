import { type SimState, TICKS_PER_SECOND } from '@star-seekers/sim';
import { ghostColor } from '@star-seekers/stage/picture/ghost-look.ts';
import type { RunController } from '@star-seekers/stage/run-controller.ts';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { numberFormat } from '@star-seekers/ui/number-format';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { type CSSProperties, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ghost-list.module.css';

export interface GhostListProps<State extends SimState, Command, Event> extends ControllerProps<State, Command, Event> {
  /** What the run and its ghosts are compared by; absent: scores. */
  readonly figureOf: ((state: Readonly<State>) => number) | undefined;
}

/** Whose ghosts are on the board, and how far the run is ahead of each. */
export function GhostList<State extends SimState, Command, Event>(props: GhostListProps<State, Command, Event>) {
  const { controller, figureOf } = props;
  const { t, i18n } = useTranslation('games');
  const leads = useGhostLeads(controller, figureOf);
  const format = numberFormat(i18n.language, { signDisplay: 'exceptZero' });
  if (leads.length === 0) return null;
  return (
    <ul className={styles.ghosts} aria-label={t('screen.course.ghosts')} data-many={leads.length > 2 || undefined}>
      {leads.map(({ number, name, by, isOver }) => (
        <li
          key={number}
          className={styles.ghost}
          style={{ '--ghost': ghostColor(number) } as CSSProperties}
          data-ahead={by >= 0}
          data-over={isOver || undefined}
          title={name}
        >
          <span className={styles.number}>{number}</span>
          <span className={styles.name}>{name}</span>
          <span className={styles.lead}>{format.format(by)}</span>
          {isOver && <VisuallyHidden>{t('screen.course.over')}</VisuallyHidden>}
        </li>
      ))}
    </ul>
  );
}

/** Ghosts are compared twice a second: no frame pays for it. */
const LOOK_TICKS = TICKS_PER_SECOND / 2;

/** Where a run stands against a ghost. */
interface GhostLead {
  readonly number: number;
  readonly name: string;
  /** Own figure less the ghost's at the same tick. */
  readonly by: number;
  /** The ghost's run has ended: its figure stays. */
  readonly isOver: boolean;
}

/** @param figureOf what is compared; absent: scores */
function useGhostLeads<State extends SimState, Command, Event>(
  controller: RunController<State, Command, Event>,
  figureOf: ((state: Readonly<State>) => number) | undefined,
): readonly GhostLead[] {
  const [leads, setLeads] = useState<readonly GhostLead[]>([]);
  useEffect(() => {
    const figure = figureOf ?? ((state: State) => controller.sim.outcome(state).score);
    const look = () => {
      const own = figure(controller.state);
      setLeads(
        controller.ghosts.map(({ number, name, state, isOver }) => ({ number, name, by: own - figure(state), isOver })),
      );
    };
    look();
    const stops = [
      controller.onTick(({ tick }) => {
        if (tick % LOOK_TICKS === 0 && controller.ghosts.length > 0) look();
      }),
      controller.onReset(look),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [controller, figureOf]);
  return leads;
}
