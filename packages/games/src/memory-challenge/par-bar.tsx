import { Flag, Star } from 'lucide-react';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { useContext } from 'react';
import { CollectionContext } from '../screen/collection.ts';
import { bestSecondsLeft } from './keepsakes.ts';
import styles from './par-bar.module.css';
import { PARS, RED_TIMER_SECONDS, levelSeconds, parSeconds, secondsUsed } from './rules.ts';
import type { MemoryCommand, MemoryEvent, MemoryState } from './state.ts';

/** The time of the level with its marks: gold, silver and the own best (`G3.17`). Decorative: the HUD says the same in words. */
export function ParBar({ controller }: ControllerProps<MemoryState, MemoryCommand, MemoryEvent>) {
  const { kept } = useContext(CollectionContext);
  const level = useRunState(controller, (state) => state.level);
  const used = useRunState(controller, (state) => secondsUsed(state.level, state.ticksLeft));
  const total = levelSeconds(level);
  const best = bestSecondsLeft(kept, level);
  const place = (seconds: number) => `${(100 * seconds) / total}%`;
  return (
    <div className={styles.bar} data-red={total - used <= RED_TIMER_SECONDS || undefined} aria-hidden="true">
      <div className={styles.used} style={{ inlineSize: place(used) }} />
      {best !== undefined && (
        <span className={styles.mark} data-mark="best" style={{ insetInlineStart: place(total - best) }}>
          <Flag fill="currentColor" />
        </span>
      )}
      {PARS.map((par) => (
        <span
          key={par}
          className={styles.mark}
          data-mark={par}
          data-missed={used > parSeconds(level, par) || undefined}
          style={{ insetInlineStart: place(parSeconds(level, par)) }}
        >
          <Star fill={par === 'gold' ? 'currentColor' : 'none'} />
        </span>
      ))}
    </div>
  );
}
