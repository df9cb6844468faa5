import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CountingNumber } from '@star-seekers/stage/screen/counting-number.tsx';
import { HudClock, HudShare } from '@star-seekers/stage/screen/hud-figures.tsx';
import { HudField } from '@star-seekers/stage/screen/hud.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { PAIRS, RED_TIMER_SECONDS, secondsLeft, starsWithinReach } from './rules.ts';
import styles from './stars.module.css';
import type { MemoryCommand, MemoryEvent, MemoryState } from './state.ts';

type Props = ControllerProps<MemoryState, MemoryCommand, MemoryEvent>;

/** Score, clock, stars within reach, pairs and level. */
export function MemoryHud({ controller }: Props) {
  const { t } = useTranslation('games');
  const score = useRunState(controller, (state) => state.score);
  const seconds = useRunState(controller, (state) => secondsLeft(state.ticksLeft));
  const pairs = useRunState(controller, (state) => state.matchedPairs);
  const level = useRunState(controller, (state) => state.level);
  return (
    <>
      <HudField label={t('memory-challenge.hud.score')} prominent>
        <CountingNumber value={score} />
      </HudField>
      <HudField label={t('memory-challenge.hud.time')} prominent>
        <HudClock red={seconds <= RED_TIMER_SECONDS}>{t('memory-challenge.hud.seconds', { seconds })}</HudClock>
      </HudField>
      <HudField label={t('memory-challenge.hud.stars')}>
        <StarsWithinReach controller={controller} />
      </HudField>
      <HudField label={t('memory-challenge.hud.pairs')}>
        <HudShare done={pairs} total={PAIRS} spoken={t('memory-challenge.hud.pairsState', { pairs, total: PAIRS })} />
      </HudField>
      <HudField label={t('memory-challenge.hud.level')}>{level}</HudField>
    </>
  );
}

/** The stars that the level can still earn, and the seconds until one is lost. */
function StarsWithinReach({ controller }: Props) {
  const { t } = useTranslation('games');
  const stars = useRunState(controller, (state) => starsWithinReach(state.level, state.ticksLeft).stars);
  const seconds = useRunState(controller, (state) => starsWithinReach(state.level, state.ticksLeft).seconds);
  return (
    <>
      <span className={styles.reach} aria-hidden="true">
        {stars}
        <Star fill="currentColor" />
        {seconds}
      </span>
      <VisuallyHidden>
        {seconds === undefined
          ? t('memory-challenge.hud.starsLast')
          : t('memory-challenge.hud.starsState', { stars, seconds })}
      </VisuallyHidden>
    </>
  );
}
