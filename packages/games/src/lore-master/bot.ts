import { createRng, nextInt, nextUnit } from '@star-seekers/sim';
import type { BotFactory } from '../game.ts';
import { rightPlace } from './dealer.ts';
import { OPTION_COUNT, QUESTION_TICKS } from './rules.ts';
import { canLock } from './sim.ts';
import type { QuizCommand, QuizState } from './state.ts';

/** How much of the codex a bot has learnt, how long it thinks, and how often it does not answer at all; in shares and ticks. */
const SKILLS = {
  good: { knows: 0.95, silent: 0.002, thinks: [60, 360] },
  poor: { knows: 0.45, silent: 0.12, thinks: [120, QUESTION_TICKS + 60] },
} as const;

/** It has read the codex, more or less, so it needs the bank: it plays on the server, in the sandbox and in tests. */
export const createQuizBot: BotFactory<QuizState, QuizCommand> = ({ skill, seed }) => {
  const rng = createRng(seed, 4);
  const { knows, silent, thinks } = SKILLS[skill];
  let number = 0;
  let answersAt = 0;

  const think = (state: Readonly<QuizState>) => {
    const [least, most] = thinks;
    number = state.number;
    answersAt = nextUnit(rng) < silent ? Number.POSITIVE_INFINITY : state.tick + least + nextInt(rng, most - least);
  };

  return (state) => {
    if (!canLock(state) || !state.question) return [];
    if (state.number !== number) think(state);
    if (state.tick !== answersAt) return [];
    const lock = nextUnit(rng) < knows ? rightPlace(state.question) : nextInt(rng, OPTION_COUNT);
    // People press twice; the second press must not count.
    return nextInt(rng, 4) === 0 ? [{ lock }, { lock: nextInt(rng, OPTION_COUNT) }] : [{ lock }];
  };
};
