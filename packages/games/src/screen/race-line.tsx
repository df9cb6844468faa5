import { effects } from '@star-seekers/audio';
import { type SimState, TICKS_PER_SECOND } from '@star-seekers/sim';
import { playHaptic } from '@star-seekers/stage/haptics.ts';
import type { RunController } from '@star-seekers/stage/run-controller.ts';
import { LiveRegion } from '@star-seekers/stage/screen/live-region.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useLatest } from '@star-seekers/stage/screen/use-latest.ts';
import { numberFormat } from '@star-seekers/ui/number-format';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './race-line.module.css';
import { type Lead, type RivalPace, leadOf, racedRivals, scoreAt } from './rival-pace.ts';

export interface RaceLineProps<State extends SimState, Command, Event> extends ControllerProps<State, Command, Event> {
  readonly rivals: readonly RivalPace[];
  readonly haptics: boolean;
}

/** How far a run is ahead of the own best or of the board's next row at the same time; passing one is heard and felt. */
export function RaceLine<State extends SimState, Command, Event>(props: RaceLineProps<State, Command, Event>) {
  const { controller, rivals, haptics } = props;
  const { t, i18n } = useTranslation('games');
  const { lead, passed } = useRace(controller, rivals, () => {
    effects.play('result.verified');
    if (haptics) playHaptic('medium');
  });
  const passedText =
    passed &&
    (passed.name === null ? t('screen.race.passedBest') : t('screen.race.passedRival', { name: passed.name }));
  return (
    <>
      {lead && (
        <span className={styles.race} data-ahead={lead.by > 0} data-passed={passed ? '' : undefined}>
          <span className={styles.text}>{passedText ?? leadText()}</span>
          <span className={styles.bar} style={{ '--lead': shareOf(lead.by) } as CSSProperties} aria-hidden="true" />
        </span>
      )}
      <LiveRegion message={passedText ?? ''} />
    </>
  );

  function leadText(): string {
    if (!lead) return '';
    const { name } = lead.rival;
    const by = numberFormat(i18n.language).format(Math.abs(lead.by));
    const place = lead.by === 0 ? 'level' : lead.by < 0 ? 'behind' : 'ahead';
    return name === null
      ? t(`screen.race.${place}Best`, { lead: by })
      : t(`screen.race.${place}Rival`, { lead: by, name });
  }

  /** How full the bar is, from -1 to 1: half with a lead of a quarter of the rival's final score. */
  function shareOf(by: number): number {
    const quarter = Math.max(1, (lead?.rival.scores.at(-1) ?? 0) / 4);
    return by / (Math.abs(by) + quarter);
  }
}

/** The score is looked at twice a second: no frame pays for it. */
const LOOK_TICKS = TICKS_PER_SECOND / 2;

/** Who was behind for so long has passed when ahead: scores that go up and down together say nothing. */
const BEHIND_TICKS = 3 * TICKS_PER_SECOND;

/** How long a rival that was just passed is named. */
const PASSED_TICKS = 2.5 * TICKS_PER_SECOND;

interface Race {
  /** Undefined without rivals. */
  readonly lead: Lead | undefined;
  /** The rival that was passed a moment ago. */
  readonly passed: RivalPace | undefined;
}

const NO_RACE: Race = { lead: undefined, passed: undefined };

/** Where a run stands against its rivals. @param onPassed called when a rival is passed */
function useRace<State extends SimState, Command, Event>(
  controller: RunController<State, Command, Event>,
  rivals: readonly RivalPace[],
  onPassed: () => void,
): Race {
  const raced = useMemo(() => racedRivals(rivals), [rivals]);
  const latest = useLatest({ onPassed });
  const [race, setRace] = useState<Race>(NO_RACE);

  useEffect(() => {
    if (raced.length === 0) return undefined;
    /** By rival: since when the run has been behind. */
    const behindSince = new Map<RivalPace, number>();
    let passed: { readonly rival: RivalPace; readonly until: number } | undefined;
    const look = ({ tick }: Readonly<State>) => {
      if (tick % LOOK_TICKS !== 0) return;
      const { score } = controller.sim.outcome(controller.state);
      for (const rival of raced) {
        const theirs = scoreAt(rival, tick);
        const since = behindSince.get(rival);
        if (score < theirs) behindSince.set(rival, since ?? tick);
        else if (score > theirs && since !== undefined) {
          behindSince.delete(rival);
          if (tick - since < BEHIND_TICKS) continue;
          passed = { rival, until: tick + PASSED_TICKS };
          latest.current.onPassed();
        }
      }
      if (passed && tick >= passed.until) passed = undefined;
      setRace({ lead: leadOf(raced, tick, score), passed: passed?.rival });
    };
    const reset = () => {
      behindSince.clear();
      passed = undefined;
      setRace(NO_RACE);
    };
    reset();
    const stops = [controller.onTick(look), controller.onReset(reset)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [controller, latest, raced]);

  return raced.length === 0 ? NO_RACE : race;
}
