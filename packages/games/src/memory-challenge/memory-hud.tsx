import { useTranslation } from 'react-i18next';
import { CountingNumber } from '@star-seekers/stage/screen/counting-number.tsx';
import { HudClock, HudShare } from '@star-seekers/stage/screen/hud-figures.tsx';
import { HudField } from '@star-seekers/stage/screen/hud.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
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
        <HudClock red={seconds <= RED_TIMER_SECONDS}>{t('memory-challenge.hud.seconds', { seconds })}</HudClock>
      </HudField>
      <HudField label={t('memory-challenge.hud.pairs')}>
        <HudShare done={pairs} total={PAIRS} spoken={t('memory-challenge.hud.pairsState', { pairs, total: PAIRS })} />
      </HudField>
      <HudField label={t('memory-challenge.hud.level')}>{level}</HudField>
      <HudField label={t('memory-challenge.hud.moves')}>{moves}</HudField>
    </>
  );
}
