import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Kicker } from '@star-seekers/ui/kicker';
import { LiveRegion } from '@star-seekers/stage/screen/live-region.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useRunSnapshot, useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { AnswerButton, type AnswerStatus } from './answer-button.tsx';
import styles from './quiz-board.module.css';
import { Briefing } from './briefing.tsx';
import { Ladder } from './ladder.tsx';
import { LastSegment } from './last-segment.tsx';
import { ClockBar } from './quiz-clock.tsx';
import { QUESTION_COUNT } from './rules.ts';
import { ScoreFloat } from './score-float.tsx';
import { revealIndex, parseQuestion, parseVerdict } from './reveal-details.ts';
import { type QuizCommand, type QuizEvent, type QuizState, placeInRun } from './state.ts';
import { useAnswerKeys } from './use-answer-keys.ts';
import { useRevealDetails } from './use-reveal-details.ts';
import { useVerdictText } from './use-verdict-text.ts';

export interface QuizBoardProps extends ControllerProps<QuizState, QuizCommand, QuizEvent> {
  /** Right answers of the last run; null before the first. */
  readonly last: number | null;
}

/** Options whose texts are withheld. */
const NO_TEXTS = ['', '', '', ''];

/** The briefing, then the current question with its four answers, as elements of the page for keyboards, touch and screen readers. */
export function QuizBoard({ controller, last }: QuizBoardProps) {
  const { t, i18n } = useTranslation('games');
  const board = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { phase: runPhase, waiting } = useRunSnapshot(controller);
  const phase = useRunState(controller, (state) => state.phase);
  // Until the next question is revealed, the last one is still visible.
  const number = useRunState(controller, (state) => (state.phase === 'asked' ? state.number - 1 : state.number));
  const place = useRunState(controller, placeInRun);
  const chosen = useRunState(controller, (state) => state.chosen);
  const right = useRunState(controller, (state) => (state.phase === 'result' ? state.verdict?.right : undefined));
  const revealed = useRevealDetails(controller, number > 0 ? revealIndex.question(number) : null, parseQuestion);
  // Nobody learns the questions of a ranked run by watching it.
  const withheld = { lang: i18n.language, details: { text: t('lore-master.withheld'), options: NO_TEXTS } };
  const question = revealed ?? (controller.watched && number > 0 ? withheld : undefined);
  const verdict = useRevealDetails(controller, right === undefined ? null : revealIndex.verdict(number), parseVerdict);
  const result = useVerdictText(controller, right, question?.details);
  const strikes = useRunState(controller, (state) => state.strikes);
  useAnswerKeys(controller, board);

  useEffect(() => {
    if (question && phase === 'reading' && runPhase === 'playing') {
      // A phone may have been scrolled over the cards of the briefing.
      heading.current?.focus({ preventScroll: number > 1 });
    }
  }, [question, phase, runPhase, number]);

  const statusOf = (option: number): AnswerStatus => {
    if (right !== undefined) return option === right ? 'right' : option === chosen ? 'wrong' : 'passed';
    if (phase === 'locked') return option === chosen ? 'locked' : 'passed';
    return phase === 'reading' || phase === 'answering' ? 'open' : 'passed';
  };
  // A pause, which is possible only between questions, hides the board (`G0.12`).
  const hidden = runPhase === 'paused' || runPhase === 'countdown';

  return (
    <div ref={board} className={styles.board} data-phase={phase} data-hidden={hidden || undefined}>
      <Ladder controller={controller} last={last} />
      {phase === 'briefing' && !hidden && <Briefing controller={controller} />}
      {question && !hidden && (
        <div className={styles.table}>
          <header key={number} className={styles.question}>
            <div className={styles.line}>
              <Kicker>{t('lore-master.progress', { number: place, count: QUESTION_COUNT })}</Kicker>
              <LastSegment strikes={strikes} />
            </div>
            <h2 ref={heading} tabIndex={-1} className={styles.text}>
              <bdi lang={question.lang}>{question.details.text}</bdi>
            </h2>
          </header>
          <ClockBar controller={controller} />
          <ol className={styles.answers}>
            {question.details.options.map((text, option) => (
              // oxlint-disable-next-line react/no-array-index-key -- the options A to D are constant, their texts change
              <li key={option}>
                <AnswerButton
                  option={option}
                  text={text}
                  lang={question.lang}
                  status={statusOf(option)}
                  onLock={(lock) => controller.command({ lock })}
                />
              </li>
            ))}
          </ol>
          <p className={styles.why} data-tone={result?.tone}>
            {result && (
              <>
                <strong>{result.title}</strong> <bdi lang={verdict?.lang}>{verdict?.details.why}</bdi>
              </>
            )}
          </p>
        </div>
      )}
      {waiting && !hidden && <p className={styles.waiting}>{t('lore-master.waiting')}</p>}
      <ScoreFloat controller={controller} />
      <LiveRegion message={result ? `${result.spoken} ${verdict?.details.why ?? ''}` : ''} />
    </div>
  );
}
