import { type CommandCodec, MalformedInput } from '@star-seekers/sim';
import { optionOrders } from './option-order.ts';
import { OPTION_COUNT, QUESTION_SECONDS } from './rules.ts';
import type { QuizCommand, Verdict } from './state.ts';

/** First byte of what the dealer told; smaller ones are options that were locked. */
const QUESTION = 16;
const VERDICT = 17;

/** A byte for a lock; the dealer's answers with the question's number in the bank. */
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
      return checkedQuestion({ question: reader.varint(), order: reader.byte() });
    }
    if (kind === VERDICT) {
      return checkedVerdict({ of: reader.varint(), right: reader.byte(), most: reader.byte(), late: reader.byte() });
    }
    if (kind >= OPTION_COUNT) throw new MalformedInput(`unknown command ${kind}`);
    return { lock: kind };
  },
};

/** @throws {MalformedInput} when the options cannot be in such an order */
export function checkedQuestion<Told extends { readonly order: number }>(told: Told): Told {
  if (told.order >= optionOrders.length) throw new MalformedInput(`options have no order ${told.order}`);
  return told;
}

/** @throws {MalformedInput} on a verdict that no dealer gives */
export function checkedVerdict<Told extends Verdict>(told: Told): Told {
  const { right, most, late } = told;
  if (right >= OPTION_COUNT || most > QUESTION_SECONDS || late > 1) throw new MalformedInput('this is no verdict');
  return told;
}
