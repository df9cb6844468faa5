import { CountingNumber } from '@star-seekers/stage/screen/counting-number.tsx';
import { HudField } from '@star-seekers/stage/screen/hud.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { percentText } from '@star-seekers/ui/number-format';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { X } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { screensOf } from '../screen/screens-of.tsx';
import styles from './Screen.module.css';
import { cueOf } from './cues.ts';
import { Intro } from './intro.tsx';
import { keepsakesOf } from './keepsakes.ts';
import { listing } from './listing.ts';
import { QuizBoard, type QuizBoardProps } from './quiz-board.tsx';
import { ClockNumber } from './quiz-clock.tsx';
import { QuizResults } from './quiz-results.tsx';
import { MAX_STRIKES, QUESTION_COUNT, QUESTION_TICKS } from './rules.ts';
import { view } from './scene.ts';
import { loreMaster } from './sim.ts';
import { type QuizCommand, type QuizEvent, type QuizState, placeInRun } from './state.ts';

/** Time for the end before the result covers it; longer for the hull that breaks with the last strike. */
const ENDING_MS = 500;
const BROKEN_ENDING_MS = 1000;

/** The screens of Lore Master (`G4.3`). */
export const { Screen, Replay } = screensOf(listing, loreMaster, function useParts({ t, i18n }, host) {
  const last = host.lastResult?.stats.right ?? null;
  // The same component in every render, so that it keeps its state.
  const Board = useCallback((props: Omit<QuizBoardProps, 'last'>) => <QuizBoard {...props} last={last} />, [last]);
  return {
    view,
    soundBank: 'quiz',
    cueOf,
    countsPoints: true,
    howToPlay: <Intro last={host.lastResult} free={host.practiceOnly} />,
    HudFields: QuizHud,
    keepsakesOf,
    Board,
    coaching: [
      {
        id: 'seconds',
        text: t('lore-master.coaching.seconds'),
        isDue: ({ phase, ticksLeft }) => phase === 'answering' && ticksLeft < QUESTION_TICKS,
      },
      {
        id: 'strike',
        text: t('lore-master.coaching.strike'),
        isDue: ({ phase, strikes }) => phase === 'result' && strikes === 1,
      },
    ],
    practice: { loadDealer: async () => (await import('./practice-dealer.ts')).practiceDealer },
    texts: {
      start: t('lore-master.start'),
      insufficient: t('lore-master.insufficient'),
      pausing: t('lore-master.pausing'),
    },
    announce(event, state) {
      if (event.type === 'briefed') return t('lore-master.briefing.lead');
      if (event.type === 'strike' && event.strikes >= MAX_STRIKES) return t('lore-master.struckOut');
      if (event.type === 'strike' && event.strikes === MAX_STRIKES - 1) return t('lore-master.lastChance');
      if (event.type !== 'gameOver' && event.type !== 'finished') return undefined;
      const title = t(event.type === 'gameOver' ? 'lore-master.result.over' : 'lore-master.result.complete');
      return t('lore-master.announce.end', { title, points: state.points, right: state.score });
    },
    pauseSummary: ({ points, strikes, ...state }) =>
      t('lore-master.pauseSummary', { points, number: placeInRun(state), strikes }),
    result: ({ strikes, score }, { reason, stats }, controller) => ({
      title: t(
        reason !== 'own'
          ? 'lore-master.result.ended'
          : strikes >= MAX_STRIKES
            ? 'lore-master.result.over'
            : 'lore-master.result.complete',
      ),
      cause: t('lore-master.result.answered', { right: score, asked: stats.asked ?? 0 }),
      stats: [
        {
          label: t('lore-master.result.correct'),
          value: t('lore-master.hud.counter', { number: score, count: stats.asked ?? 0 }),
        },
        { label: t('lore-master.result.percent'), value: percentText(i18n.language, stats.percent ?? 0) },
        { label: t('lore-master.result.streak'), value: stats.bestStreak },
      ],
      playAgain: t('lore-master.result.tryAgain'),
      details: <QuizResults controller={controller} />,
    }),
    // The last result was visible for 1.5 s.
    endingMs: ({ strikes }) => (strikes >= MAX_STRIKES ? BROKEN_ENDING_MS : ENDING_MS),
  };
});

/** Points, question counter, strikes and seconds (`G4.3`). */
function QuizHud({ controller }: ControllerProps<QuizState, QuizCommand, QuizEvent>) {
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

/** Three dots, of which each strike crosses one out (`G4.3`). */
function Strikes({ strikes }: { readonly strikes: number }) {
  const { t } = useTranslation('games');
  return (
    <span className={styles.strikes}>
      {Array.from({ length: MAX_STRIKES }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a dot has no identity but its index
        <span key={index} className={styles.strike} data-struck={index < strikes || undefined} aria-hidden="true">
          {index < strikes && <X strokeWidth={3.5} />}
        </span>
      ))}
      <VisuallyHidden>{t('lore-master.hud.strikesOf', { count: strikes, most: MAX_STRIKES })}</VisuallyHidden>
    </span>
  );
}
