import { quizBank } from '@star-seekers/content/quiz-bank';
import type { CommandLog, DealtFrom, Deal, Json, Reveal } from '@star-seekers/sim';
import type { WithheldTexts } from '../game.ts';
import { quizDealer } from './dealer.ts';
import { briefingReveal } from './hidden.ts';
import { questionsOfRun } from './questions-of-run.ts';
import type { QuizCommand } from './state.ts';

/** What the player of a public log was shown. A question and its verdict are one portion; the briefing is in none. */
export function withheldTexts(from: DealtFrom, log: CommandLog<QuizCommand>): WithheldTexts {
  const { questions, briefed } = questionsOfRun(from, quizBank);
  let bite = 0;
  const shown: Json[] = [];
  const portions: number[][] = [];
  const show = (reveal: Reveal) => shown.push(textsOf({ index: shown.length, tick: 0, request: {}, reveal }));
  const lastQuestion = () => questions[portions.length - 1] ?? -1;
  for (const { command } of log.commands) {
    if ('briefed' in command) show(briefingReveal(briefed[bite++] ?? []));
    else if ('order' in command) {
      portions.push([shown.length]);
      show({ question: lastQuestion(), order: command.order });
    } else if ('of' in command) {
      portions.at(-1)?.push(shown.length);
      show({ question: lastQuestion(), right: command.right, most: command.most, late: command.late });
    }
  }
  return { shown, portions };
}

function textsOf(deal: Deal): Json {
  return quizDealer.show?.(deal) ?? null;
}
