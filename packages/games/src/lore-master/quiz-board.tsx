import { LiveRegion } from '@star-seekers/stage/screen/live-region.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useRunSnapshot, useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { isShortcut, lookUpKey } from '@star-seekers/ui/key-press';
import { Kicker } from '@star-seekers/ui/kicker';
import { CircleX } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LETTERS, AnswerButton, type AnswerStatus } from './answer-button.tsx';
import { Briefing } from './briefing.tsx';
import { ladderShare, nextRung } from './ladder-share.ts';
import styles from './quiz-board.module.css';
import { ClockBar } from './quiz-clock.tsx';
import { type QuestionDetails, parseQuestion, parseVerdict, revealIndex } from './reveal-details.ts';
import { ANSWER_POINTS, MAX_STRIKES, QUESTION_COUNT, RUNGS } from './rules.ts';
import { canLock } from './sim.ts';
import {
  type QuizCommand,
  type QuizEvent,
  type QuizState,
  REPLACED,
  SILENCE,
  numberShown,
  placeInRun,
} from './state.ts';
import { type QuizController, useRevealDetails } from './use-reveal-details.ts';

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
  const number = useRunState(controller, numberShown);
  const isCovered = useRunState(controller, isBehindCards);
  const { bites } = controller.state;
  const place = useRunState(controller, placeInRun);
  const chosen = useRunState(controller, (state) => state.chosen);
  const right = useRunState(controller, (state) => (state.phase === 'result' ? state.verdict?.right : undefined));
  const revealed = useRevealDetails(controller, number > 0 ? revealIndex.question(number, bites) : null, parseQuestion);
  // Nobody learns the questions of a ranked run by watching it.
  const withheld = { lang: i18n.language, details: { text: t('lore-master.withheld'), options: NO_TEXTS } };
  const question = revealed ?? (controller.watched && number > 0 ? withheld : undefined);
  const verdict = useRevealDetails(
    controller,
    right === undefined ? null : revealIndex.verdict(number, bites),
    parseVerdict,
  );
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
      {question && !hidden && !isCovered && (
        <div className={styles.table}>
          <header key={number} className={styles.question}>
            <div className={styles.line}>
              <Kicker>{t('lore-master.progress', { number: place, count: QUESTION_COUNT })}</Kicker>
              <LastChance strikes={strikes} />
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

/** Whether the question that was on the table last is covered by the second part of the briefing, and stays so until the next one. */
function isBehindCards({ phase, number, question, bites }: Readonly<QuizState>): boolean {
  if (phase === 'briefing') return true;
  return (
    (phase === 'between' || phase === 'asked') &&
    bites.length > 1 &&
    bites.at(-1) === numberShown({ phase, number, question })
  );
}

/** Beside the number of the question once the next strike ends the run, and when it has. */
function LastChance({ strikes }: { readonly strikes: number }) {
  const { t } = useTranslation('games');
  if (strikes < MAX_STRIKES - 1) return null;
  const isOver = strikes >= MAX_STRIKES;
  return (
    <span key={strikes} className={styles.last} data-over={isOver || undefined}>
      <CircleX aria-hidden="true" />
      {t(isOver ? 'lore-master.struckOut' : 'lore-master.lastChance')}
    </span>
  );
}

interface VerdictText {
  readonly tone: 'right' | 'wrong' | 'replaced';
  /** One or two words. */
  readonly title: string;
  /** Announcement for screen readers: the result, and the right answer. */
  readonly spoken: string;
}

/** The texts of the last result; undefined while no result is visible. @param right place of the right option */
function useVerdictText(
  controller: QuizController,
  right: number | undefined,
  question: QuestionDetails | undefined,
): VerdictText | undefined {
  const { t } = useTranslation('games');
  if (right === undefined) return undefined;
  const option = `${LETTERS[right] ?? ''}, ${question?.options[right] ?? ''}`;
  if (controller.state.verdict?.late === REPLACED) {
    const title = t('lore-master.verdict.replaced');
    return { tone: 'replaced', title, spoken: t('lore-master.announce.replaced', { title, option }) };
  }
  const answer = controller.state.answers.at(-1);
  if (!answer) return undefined;
  const { points, chosen, late } = answer;
  if (points > 0) {
    const title = t('lore-master.verdict.right');
    return { tone: 'right', title, spoken: t('lore-master.announce.right', { points }) };
  }
  const title = t(
    late ? 'lore-master.verdict.late' : chosen === SILENCE ? 'lore-master.verdict.silent' : 'lore-master.verdict.wrong',
  );
  const { strikes } = controller.state;
  return { tone: 'wrong', title, spoken: t('lore-master.announce.wrong', { title, strikes, option }) };
}

interface Gain {
  readonly tick: number;
  readonly points: number;
  readonly seconds: number;
  readonly streak: number;
}

/** Least streak with a text. */
const MIN_STREAK = 3;

/** The points of a right answer float up; decorative, because the live region announces them. */
function ScoreFloat({ controller }: { readonly controller: QuizController }) {
  const { t } = useTranslation('games');
  const [gain, setGain] = useState<Gain>();

  useEffect(() => {
    const stopTicks = controller.onTick(({ tick }, events) => {
      for (const event of events) {
        if (event.type === 'right') setGain({ ...event, tick });
        else if (event.type === 'asked') setGain(undefined);
      }
    });
    const stopResets = controller.onReset(() => setGain(undefined));
    return () => {
      stopTicks();
      stopResets();
    };
  }, [controller]);

  if (!gain) return null;
  const { tick, points, seconds, streak } = gain;
  return (
    <div key={tick} className={styles.float} aria-hidden="true">
      <span className={styles.points} dir="ltr">
        +{points}
      </span>
      <span className={styles.sum}>{t('lore-master.float', { points: ANSWER_POINTS, seconds })}</span>
      {streak >= MIN_STREAK && <span className={styles.streak}>{t('lore-master.streak', { count: streak })}</span>}
    </div>
  );
}

/** Keys 1 to 4 and A to D lock an option, independent of the focus. */
const KEYS: Readonly<Record<string, number>> = { 1: 0, 2: 1, 3: 2, 4: 3, a: 0, b: 1, c: 2, d: 3 };

/**
 * Keyboard control: 1–4 and A–D lock an option, the arrows move the focus.
 * @param board contains the buttons of the answers
 */
function useAnswerKeys(controller: QuizController, board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (controller.watched) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const element = board.current;
      if (!element || isShortcut(event) || event.repeat) return;
      if (controller.getSnapshot().phase !== 'playing' || isElsewhere(event.target, element)) return;
      const lock = lookUpKey(KEYS, event);
      if (lock !== undefined) {
        event.preventDefault();
        if (canLock(controller.state)) controller.command({ lock });
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        moveFocus(element, event.key === 'ArrowDown' ? 1 : -1);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [controller, board]);
}

/** Whether the player types into a field, or an overlay covers the board. */
function isElsewhere(target: EventTarget | null, board: HTMLElement): boolean {
  if (board.parentElement?.parentElement?.querySelector(':scope > [data-overlay]')) return true;
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

function moveFocus(board: HTMLElement, step: 1 | -1): void {
  const buttons = [...board.querySelectorAll('button')];
  const index = buttons.findIndex((button) => button === document.activeElement);
  const next = index < 0 ? (step > 0 ? 0 : buttons.length - 1) : (index + step + buttons.length) % buttons.length;
  buttons[next]?.focus();
}

interface LadderProps {
  readonly controller: QuizController;
  /** Right answers of the last run; null before the first. */
  readonly last: number | null;
}

/** Right answers as a bar with six rungs, in words below it, and the last run as a mark on it (`G4.3`). */
function Ladder({ controller, last }: LadderProps) {
  const { t } = useTranslation('games');
  const right = useRunState(controller, (state) => state.score);
  const next = nextRung(right);
  const said =
    next === undefined ? t('lore-master.ladder.top', { right }) : t('lore-master.ladder.value', { right, next });
  return (
    <div
      className={styles.ladder}
      role="progressbar"
      aria-label={t('lore-master.ladder.label')}
      aria-valuemin={0}
      aria-valuemax={QUESTION_COUNT}
      aria-valuenow={right}
      aria-valuetext={said}
    >
      <div className={styles.bar}>
        <div className={styles.done} style={{ inlineSize: percent(ladderShare(right)) }} />
        {last !== null && last > 0 && (
          <span className={styles.ladderLast} style={{ insetInlineStart: percent(ladderShare(last)) }}>
            {t('lore-master.ladder.last', { right: last })}
          </span>
        )}
      </div>
      <div className={styles.rungs} aria-hidden="true">
        {RUNGS.map((rung) => (
          <span key={rung} data-reached={right >= rung || undefined} data-next={rung === next || undefined}>
            {rung}
          </span>
        ))}
      </div>
      <p className={styles.said} aria-hidden="true">
        {said}
      </p>
    </div>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}
