import { useTranslation } from 'react-i18next';
import { CountingNumber } from '../screen/counting-number.tsx';
import { HudField } from '../screen/hud.tsx';
import type { ControllerProps } from '../screen/run-screen-parts.ts';
import { useRunState } from '../screen/use-run-state.ts';
import { VisuallyHidden } from '../screen/visually-hidden.tsx';
import styles from './memory-hud.module.css';
import { PAIRS, RED_TIMER_SECONDS, secondsLeft } from './rules.ts';
import type { MemoryCommand, MemoryEvent, MemoryState } from './state.ts';

/** Score, clock, pairs, level and moves. */
export function MemoryHud({ controller }: ControllerProps<MemoryState, MemoryCommand, MemoryEvent>) {
  const { t } = useTranslation('games');
  const score = useRunState(controller, (state) => state.score);
  const seconds = useRunState(controller, (state) => secondsLeft(state.ticksLeft));
  const pairs = useRunState(controller, (state) => state.matchedPairs);
  const level = useRunState(controller, (state) => state.level);
  const moves = useRunState(controller, (state) => state.moves);
  return (
    <>
      <HudField label={t('memory-challenge.hud.score')} prominent>
        <CountingNumber value={score} />
      </HudField>
      <HudField label={t('memory-challenge.hud.time')} prominent>
        <span className={styles.clock} data-red={seconds <= RED_TIMER_SECONDS || undefined}>
          {t('memory-challenge.hud.seconds', { seconds })}
        </span>
      </HudField>
      <HudField label={t('memory-challenge.hud.pairs')}>
        <span className={styles.figures} aria-hidden="true">
          {pairs}/{PAIRS}
        </span>
        <VisuallyHidden>{t('memory-challenge.hud.pairsState', { pairs, total: PAIRS })}</VisuallyHidden>
      </HudField>
      <HudField label={t('memory-challenge.hud.level')}>{level}</HudField>
      <HudField label={t('memory-challenge.hud.moves')}>{moves}</HudField>
    </>
  );
}
