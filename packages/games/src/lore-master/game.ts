import type { CommandLog } from '@star-seekers/sim';
import { defineGame } from '../game.ts';
import { dealsAgain } from './asked-again.ts';
import { createQuizBot } from './bot.ts';
import { commendations } from './commendations.ts';
import { quizDealer } from './dealer.ts';
import { keepsakesOf } from './keepsakes.ts';
import { listing } from './listing.ts';
import par from './par.json' with { type: 'json' };
import { loreMaster as sim } from './sim.ts';
import type { QuizCommand } from './state.ts';
import names from './texts/en/listing.json' with { type: 'json' };
import { withheldTexts } from './withheld-texts.ts';

export const loreMaster = defineGame({
  ...listing,
  names,
  sim,
  dealer: quizDealer,
  createBot: createQuizBot,
  commendations,
  dayMedals: par.days,
  reactsTo: ['asked'],
  keepsakesOf,
  dealsAgain,
  publicLog: { since: 3, of: publicLog, texts: withheldTexts },
});

/**
 * The log of a finished run for everybody: questions are numbered in the order in which they appear. With their numbers in the bank, a
 * few logs of others would tell the answers to most of it. The simulation takes any numbers, so the score is the same.
 */
export function publicLog(log: CommandLog<QuizCommand>): CommandLog<QuizCommand> {
  const numbers = new Map<number, number>();
  const numberOf = (question: number): number => {
    const number = numbers.get(question) ?? numbers.size;
    numbers.set(question, number);
    return number;
  };
  return {
    ...log,
    commands: log.commands.map(({ tick, command }) => ({ tick, command: renumbered(command, numberOf) })),
  };
}

function renumbered(command: QuizCommand, numberOf: (question: number) => number): QuizCommand {
  if ('briefed' in command) return { briefed: command.briefed.map(numberOf) };
  if ('order' in command) return { ...command, question: numberOf(command.question) };
  return 'of' in command ? { ...command, of: numberOf(command.of) } : command;
}
