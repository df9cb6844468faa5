import { createRng, nextInt, nextUnit } from '@star-seekers/sim';
import type { BotFactory } from '../game.ts';
import { rightOption } from './dealer.ts';
import { BRIEFING_TICKS, OPTION_COUNT, QUESTION_TICKS } from './rules.ts';
import { canLock } from './sim.ts';
import type { QuizCommand, QuizState } from './state.ts';

/** Shares of questions that a bot knows and that it does not answer, range of its time per answer in ticks, and time that it reads the briefing. */
const SKILLS = {
  good: { knowledge: 0.95, silence: 0.002, thinkTicks: [60, 360], briefingTicks: 600 },
  poor: { knowledge: 0.45, silence: 0.12, thinkTicks: [120, QUESTION_TICKS + 60], briefingTicks: BRIEFING_TICKS },
} as const;

/** A bot that knows a share of the right answers. It needs the bank, so it plays on the server, in the sandbox and in tests. */
export const createQuizBot: BotFactory<QuizState, QuizCommand> = ({ skill, seed }) => {
  const rng = createRng(seed, 4);
  const { knowledge, silence, thinkTicks, briefingTicks } = SKILLS[skill];
  let number = 0;
  let answerTick = 0;

  const think = (state: Readonly<QuizState>) => {
    const [least, most] = thinkTicks;
    number = state.number;
    answerTick = nextUnit(rng) < silence ? Number.POSITIVE_INFINITY : state.tick + least + nextInt(rng, most - least);
  };

  return (state) => {
    // The poor bot waits for the end of the briefing.
    if (state.phase === 'briefing' && BRIEFING_TICKS - state.ticksLeft === briefingTicks) return [{ skip: true }];
    if (!canLock(state) || !state.question) return [];
    if (state.number !== number) think(state);
    if (state.tick !== answerTick) return [];
    const lock = nextUnit(rng) < knowledge ? rightOption(state.question) : nextInt(rng, OPTION_COUNT);
    // Sometimes it presses twice; the second press must not count.
    return nextInt(rng, 4) === 0 ? [{ lock }, { lock: nextInt(rng, OPTION_COUNT) }] : [{ lock }];
  };
};
