import { defineCommendations } from '../commendation.ts';
import { MAX_STRIKES, QUESTION_COUNT, QUESTION_SECONDS } from './rules.ts';
import type { QuizEvent, QuizState } from './state.ts';

/** Seconds in which a quick answer is given. */
const QUICK_SECONDS = 5;

/** Right answers: quick ones in a row, in a run, before the first strike, and in a row at the edge. */
const QUICK = { some: 5, many: 10 } as const;
const RIGHT = { some: 10, many: 50 } as const;
const UNSCARRED = 20;
const AT_THE_EDGE = 8;

/** The commendations of the quiz (`G0.18`). */
export const commendations = defineCommendations({
  since: 3,
  list: [
    { name: 'ten-answers', material: 'iron' },
    { name: 'quick-five', material: 'iron' },
    { name: 'before-the-clock', material: 'iron', secret: true },
    { name: 'quick-ten', material: 'silver' },
    { name: 'unscarred', material: 'silver' },
    { name: 'at-the-edge', material: 'silver', secret: true },
    { name: 'fifty-answers', material: 'gold' },
    { name: 'whole-ladder', material: 'gold' },
  ],
  observe(award) {
    let quick = 0;
    let sinceStrike = 0;
    let isClockOn = false;
    return {
      note(event: QuizEvent, { score, strikes }: Readonly<QuizState>) {
        switch (event.type) {
          case 'asked':
            isClockOn = false;
            break;
          case 'clockStarted':
            isClockOn = true;
            break;
          case 'right':
            sinceStrike++;
            quick = event.seconds >= QUESTION_SECONDS - QUICK_SECONDS ? quick + 1 : 0;
            if (quick >= QUICK.some) award('quick-five');
            if (quick >= QUICK.many) award('quick-ten');
            if (score >= RIGHT.some) award('ten-answers');
            if (score >= RIGHT.many) award('fifty-answers');
            if (strikes === 0 && score >= UNSCARRED) award('unscarred');
            if (strikes === MAX_STRIKES - 1 && sinceStrike >= AT_THE_EDGE) award('at-the-edge');
            if (!isClockOn) award('before-the-clock');
            break;
          case 'strike':
            quick = 0;
            sinceStrike = 0;
            break;
          default:
        }
      },
      end({ answers, strikes }: Readonly<QuizState>) {
        if (answers.length === QUESTION_COUNT && strikes < MAX_STRIKES) award('whole-ladder');
      },
    };
  },
});
