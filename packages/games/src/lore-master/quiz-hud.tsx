import { useTranslation } from 'react-i18next';
import { CountingNumber } from '@star-seekers/stage/screen/counting-number.tsx';
import { HudField } from '@star-seekers/stage/screen/hud.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { ClockNumber } from './quiz-clock.tsx';
import { QUESTION_COUNT } from './rules.ts';
import { type QuizCommand, type QuizEvent, type QuizState, placeInRun } from './state.ts';
import { Strikes } from './strikes.tsx';

/** Points, question counter, strikes and seconds (`G4.3`). */
export function QuizHud({ controller }: ControllerProps<QuizState, QuizCommand, QuizEvent>) {
  const { t } = useTranslation('games');
  const points = useRunState(controller, (state) => state.points);
  const number = useRunState(controller, (state) => Math.max(1, placeInRun(state)));
  const strikes = useRunState(controller, (state) => state.strikes);
  return (
    <>
      <HudField label={t('lore-master.hud.points')} prominent>
        <CountingNumber value={points} />
      </HudField>
      <HudField label={t('lore-master.hud.question')}>
        {t('lore-master.hud.counter', { number, count: QUESTION_COUNT })}
      </HudField>
      <HudField label={t('lore-master.hud.strikes')}>
        <Strikes strikes={strikes} />
      </HudField>
      <HudField label={t('lore-master.hud.seconds')}>
        <ClockNumber controller={controller} />
      </HudField>
    </>
  );
}
