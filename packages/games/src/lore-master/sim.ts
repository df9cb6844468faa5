import { type GameSim, TICKS_PER_SECOND, everyChoice } from '@star-seekers/sim';
import { quizCommands } from './codec.ts';
import { hidden, isBriefingDue, isBriefingRequested } from './hidden.ts';
import { listing } from './listing.ts';
import {
  BRIEFING_TICKS,
  MAX_STRIKES,
  MAX_TICKS,
  QUESTION_COUNT,
  QUESTION_TICKS,
  READING_TICKS,
  RESULT_TICKS,
  REVEAL_BEAT_TICKS,
  RULES_VERSION,
  THEMES,
  answerPoints,
  hasPassed,
  percentRight,
  secondsLeft,
} from './rules.ts';
import {
  IN_TIME,
  LATE,
  type QuizCommand,
  type QuizEvent,
  type QuizPhase,
  type QuizState,
  REPLACED,
  SILENCE,
  type Verdict,
  placeInRun,
} from './state.ts';

type Emit = (event: QuizEvent) => void;

/** Lore Master (`G4.1`). Only the dealer knows questions and right answers. */
export const loreMaster: GameSim<QuizState, QuizCommand, QuizEvent> = {
  id: listing.id,
  rulesVersion: RULES_VERSION,
  maxTicks: MAX_TICKS,
  commands: quizCommands,
  hidden,
  // A pause during a question or the briefing would give time to think (`G0.12`).
  pausable: ({ phase }) => phase === 'between',
  dayConditions: everyChoice('theme', THEMES),
  init: () => ({
    tick: 0,
    ended: null,
    phase: 'between',
    ticksLeft: 1,
    bites: [],
    briefing: null,
    number: 0,
    replaced: 0,
    question: null,
    ticksAtLock: 0,
    chosen: null,
    verdict: null,
    score: 0,
    points: 0,
    strikes: 0,
    streak: 0,
    bestStreak: 0,
    answers: [],
  }),
  step(state, commands, emit) {
    const { phase } = state;
    // A press from before the reveal of a question, or of the briefing, was not meant for it.
    const isMeant = (command: QuizCommand) =>
      'lock' in command ? canLock(state) : 'skip' in command ? phase === 'briefing' : true;
    for (const command of commands.filter(isMeant)) applyCommand(state, command, emit);
    // A new phase counts down from the next tick on.
    if (state.phase === phase) countDown(state, emit);
  },
  // Session, boards and totals use the points; the right answers are the score of the quiz's result (`G4.14`).
  outcome: ({ ended, score, points, strikes, bestStreak, answers }) => ({
    reason: ended ?? 'quit',
    score: points,
    points,
    stats: {
      right: score,
      asked: answers.length,
      strikes,
      bestStreak,
      percent: percentRight(score, answers.length),
      passed: hasPassed(score, answers.length) ? 1 : 0,
    },
  }),
};

/** Whether an answer can be locked now; otherwise it is ignored (`G4.6`). */
export function canLock({ phase }: Readonly<QuizState>): boolean {
  return phase === 'reading' || phase === 'answering';
}

function applyCommand(state: QuizState, command: QuizCommand, emit: Emit): void {
  if ('lock' in command) {
    if (canLock(state)) lock(state, command.lock, emit);
  } else if ('skip' in command) {
    if (state.phase === 'briefing') endBriefing(state, emit);
  } else if ('briefed' in command) {
    if (isBriefingRequested(state)) showBriefing(state, command.briefed, emit);
  } else if ('order' in command) {
    if (state.phase === 'asked' && !isBriefingRequested(state)) showQuestion(state, command, emit);
  } else if (state.phase === 'locked') {
    const { right, most, late } = command;
    state.verdict = { right, most, late };
  }
}

function setPhase(state: QuizState, phase: QuizPhase, ticksLeft: number): void {
  state.phase = phase;
  state.ticksLeft = ticksLeft;
}

function showBriefing(state: QuizState, briefed: readonly number[], emit: Emit): void {
  state.briefing = briefed;
  state.bites.push(state.number);
  setPhase(state, 'briefing', BRIEFING_TICKS);
  emit({ type: 'briefed' });
}

/** The questions begin or go on; the run can pause before the next one, when the cards are gone. */
function endBriefing(state: QuizState, emit: Emit): void {
  setPhase(state, 'between', 1);
  emit({ type: 'briefingEnded' });
}

function showQuestion(state: QuizState, { question, order }: { question: number; order: number }, emit: Emit): void {
  if (state.verdict?.late === REPLACED) state.replaced++;
  state.verdict = null;
  state.question = { bank: question, order };
  setPhase(state, 'reading', READING_TICKS);
  emit({ type: 'asked', place: placeInRun(state) });
}

function lock(state: QuizState, chosen: number, emit: Emit): void {
  state.ticksAtLock = state.phase === 'reading' ? QUESTION_TICKS : state.ticksLeft;
  state.chosen = chosen;
  setPhase(state, 'locked', REVEAL_BEAT_TICKS);
  emit({ type: 'locked', chosen });
}

function countDown(state: QuizState, emit: Emit): void {
  if (state.ticksLeft > 0) state.ticksLeft--;
  switch (state.phase) {
    case 'between':
      if (state.ticksLeft > 0) break;
      if (isBriefingDue(state)) setPhase(state, 'asked', 0);
      else requestQuestion(state);
      break;
    case 'briefing':
      if (state.ticksLeft === 0) endBriefing(state, emit);
      break;
    case 'reading':
      if (state.ticksLeft > 0) break;
      setPhase(state, 'answering', QUESTION_TICKS);
      emit({ type: 'clockStarted' });
      break;
    case 'answering':
      if (state.ticksLeft === 0) lock(state, SILENCE, emit);
      else if (state.ticksLeft % TICKS_PER_SECOND === 0)
        emit({ type: 'second', seconds: secondsLeft(state.ticksLeft) });
      break;
    case 'locked':
      if (state.ticksLeft === 0 && state.verdict) applyVerdict(state, state.verdict, emit);
      break;
    case 'result':
      if (state.ticksLeft === 0) endQuestion(state, emit);
      break;
    // The run does not step before the reveal.
    case 'asked':
      break;
  }
}

function requestQuestion(state: QuizState): void {
  state.number++;
  state.question = null;
  state.chosen = null;
  setPhase(state, 'asked', 0);
}

function applyVerdict(state: QuizState, { right, most, late }: Verdict, emit: Emit): void {
  const { number, question } = state;
  setPhase(state, 'result', RESULT_TICKS);
  if (late === REPLACED) {
    emit({ type: 'replaced' });
    return;
  }
  const chosen = state.chosen ?? SILENCE;
  const seconds = Math.min(secondsLeft(state.ticksAtLock), most);
  const isRight = chosen === right && late === IN_TIME;
  const points = isRight ? answerPoints(seconds) : 0;
  state.answers.push({ number, question: question?.bank ?? 0, chosen, right, points, late: late === LATE });
  if (isRight) {
    state.score++;
    state.points += points;
    state.streak++;
    state.bestStreak = Math.max(state.bestStreak, state.streak);
    emit({ type: 'right', seconds, points, streak: state.streak });
  } else {
    state.strikes++;
    state.streak = 0;
    if (chosen !== SILENCE && late === IN_TIME) emit({ type: 'wrong', chosen });
    emit({ type: 'strike', strikes: state.strikes, silent: chosen === SILENCE || late === LATE });
  }
}

/** Starts the next question; the third strike or the last question ends the run (`G4.7`). */
function endQuestion(state: QuizState, emit: Emit): void {
  if (state.strikes >= MAX_STRIKES) {
    state.ended = 'own';
    emit({ type: 'gameOver' });
  } else if (state.answers.length >= QUESTION_COUNT) {
    state.ended = 'own';
    emit({ type: 'finished', passed: hasPassed(state.score, state.answers.length) });
  } else {
    setPhase(state, 'between', 1);
  }
}
