import { type SimState, TICKS_PER_SECOND } from '@star-seekers/sim';
import type { RunController } from '@star-seekers/stage/run-controller.ts';
import { useLatest } from '@star-seekers/stage/screen/use-latest.ts';
import { useEffect, useMemo, useState } from 'react';
import { type Lead, type RivalPace, leadOf, racedRivals, scoreAt } from './rival-pace.ts';

/** The score is looked at twice a second: no frame pays for it. */
const LOOK_TICKS = TICKS_PER_SECOND / 2;

/** Who was behind for so long has passed when ahead: scores that go up and down together say nothing. */
const BEHIND_TICKS = 3 * TICKS_PER_SECOND;

/** How long a rival that was just passed is named. */
const PASSED_TICKS = 2.5 * TICKS_PER_SECOND;

export interface Race {
  /** Undefined without rivals. */
  readonly lead: Lead | undefined;
  /** The rival that was passed a moment ago. */
  readonly passed: RivalPace | undefined;
}

const NO_RACE: Race = { lead: undefined, passed: undefined };

/** Where a run stands against its rivals. @param onPassed called when a rival is passed */
export function useRace<State extends SimState, Command, Event>(
  controller: RunController<State, Command, Event>,
  rivals: readonly RivalPace[],
  onPassed: () => void,
): Race {
  const raced = useMemo(() => racedRivals(rivals), [rivals]);
  const latest = useLatest({ onPassed });
  const [race, setRace] = useState<Race>(NO_RACE);

  useEffect(() => {
    if (raced.length === 0) {
      setRace(NO_RACE);
      return undefined;
    }
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

  return race;
}
