import { type CommandCodec, MalformedInput } from '@star-seekers/sim';
import { optionOrders } from './option-order.ts';
import { MOST_BRIEFED, OPTION_COUNT, QUESTION_SECONDS } from './rules.ts';
import { type QuizCommand, REPLACED, type Verdict } from './state.ts';

/** First byte of a reveal; smaller bytes are locked options. */
const QUESTION = 16;
const VERDICT = 17;
const BRIEFING = 18;
/** First byte of the player's other command: the end of the briefing. */
const SKIP = 19;

/** One byte for a lock or a skip; reveals contain the questions' numbers in the bank. */
export const quizCommands: CommandCodec<QuizCommand> = {
  write(writer, command) {
    if ('lock' in command) writer.byte(command.lock);
    else if ('skip' in command) writer.byte(SKIP);
    else if ('briefed' in command) {
      writer.byte(BRIEFING);
      writer.byte(command.briefed.length);
      for (const question of command.briefed) writer.varint(question);
    } else if ('order' in command) {
      writer.byte(QUESTION);
      writer.varint(command.question);
      writer.byte(command.order);
    } else {
      writer.byte(VERDICT);
      writer.varint(command.of);
      for (const figure of [command.right, command.most, command.late]) writer.byte(figure);
    }
  },
  read(reader) {
    const kind = reader.byte();
    if (kind === QUESTION) {
      return validateQuestion({ question: reader.varint(), order: reader.byte() });
    }
    if (kind === VERDICT) {
      return validateVerdict({ of: reader.varint(), right: reader.byte(), most: reader.byte(), late: reader.byte() });
    }
    if (kind === BRIEFING) {
      const count = Math.min(reader.byte(), MOST_BRIEFED + 1);
      return validateBriefing(Array.from({ length: count }, () => reader.varint()));
    }
    if (kind === SKIP) return { skip: true };
    if (kind >= OPTION_COUNT) throw new MalformedInput(`unknown command ${kind}`);
    return { lock: kind };
  },
};

/** @throws {MalformedInput} if the options have no such order */
export function validateQuestion<Question extends { readonly order: number }>(question: Question): Question {
  if (question.order >= optionOrders.length) throw new MalformedInput(`options have no order ${question.order}`);
  return question;
}

/** @throws {MalformedInput} if a briefing cannot have so many questions */
export function validateBriefing(briefed: readonly number[]): { briefed: readonly number[] } {
  if (briefed.length === 0 || briefed.length > MOST_BRIEFED) throw new MalformedInput('this is no briefing');
  return { briefed };
}

/** @throws {MalformedInput} if a figure of the verdict is out of range */
export function validateVerdict<AnyVerdict extends Verdict>(verdict: AnyVerdict): AnyVerdict {
  const { right, most, late } = verdict;
  if (right >= OPTION_COUNT || most > QUESTION_SECONDS || late > REPLACED)
    throw new MalformedInput('this is no verdict');
  return verdict;
}
