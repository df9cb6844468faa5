import { quizBank } from '@star-seekers/content/quiz-bank';
import type { CommandLog, DealtFrom, Deal, Json, Reveal } from '@star-seekers/sim';
import type { WithheldTexts } from '../game.ts';
import { quizDealer } from './dealer.ts';
import { briefingReveal } from './hidden.ts';
import { questionsOfRun } from './questions-of-run.ts';
import { type QuizCommand, REPLACED } from './state.ts';

/** What the player of a public log was shown. A question and its verdict are one portion; the briefing is in none. */
export function withheldTexts(from: DealtFrom, log: CommandLog<QuizCommand>): WithheldTexts {
  const { questions, briefed, spare } = questionsOfRun(from, quizBank);
  let bite = 0;
  let [question, asked, replaced] = [-1, 0, 0];
  let isReplaced = false;
  const shown: Json[] = [];
  const portions: number[][] = [];
  const show = (reveal: Reveal) => shown.push(textsOf({ index: shown.length, tick: 0, request: {}, reveal }));
  for (const { command } of log.commands) {
    if ('briefed' in command) show(briefingReveal(briefed[bite++] ?? []));
    else if ('order' in command) {
      const band = quizBank[question]?.band ?? 'easy';
      question = (isReplaced ? spare[band][replaced - 1] : questions[asked - replaced]) ?? -1;
      asked++;
      portions.push([shown.length]);
      show({ question, order: command.order });
    } else if ('of' in command) {
      const { right, most, late } = command;
      portions.at(-1)?.push(shown.length);
      show({ question, right, most, late });
      isReplaced = late === REPLACED;
      if (isReplaced) replaced++;
    }
  }
  return { shown, portions };
}

function textsOf(deal: Deal): Json {
  return quizDealer.show?.(deal) ?? null;
}
