import { type CommandCodec, MalformedInput } from '@star-seekers/sim';
import { optionOrders } from './option-order.ts';
import { OPTION_COUNT, QUESTION_SECONDS } from './rules.ts';
import type { QuizCommand, Verdict } from './state.ts';

/** First byte of a reveal; smaller bytes are locked options. */
const QUESTION = 16;
const VERDICT = 17;

/** One byte for a lock; reveals contain the question's number in the bank. */
export const quizCommands: CommandCodec<QuizCommand> = {
  write(writer, command) {
    if ('lock' in command) writer.byte(command.lock);
    else if ('order' in command) {
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
    if (kind >= OPTION_COUNT) throw new MalformedInput(`unknown command ${kind}`);
    return { lock: kind };
  },
};

/** @throws {MalformedInput} if the options have no such order */
export function validateQuestion<Question extends { readonly order: number }>(question: Question): Question {
  if (question.order >= optionOrders.length) throw new MalformedInput(`options have no order ${question.order}`);
  return question;
}

/** @throws {MalformedInput} if a figure of the verdict is out of range */
export function validateVerdict<AnyVerdict extends Verdict>(verdict: AnyVerdict): AnyVerdict {
  const { right, most, late } = verdict;
  if (right >= OPTION_COUNT || most > QUESTION_SECONDS || late > 1) throw new MalformedInput('this is no verdict');
  return verdict;
}
