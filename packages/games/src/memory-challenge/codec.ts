import { type CommandCodec, MalformedInput } from '@star-seekers/sim';
import { CARDS, PICTURE_POOL } from './rules.ts';
import type { MemoryCommand } from './state.ts';

const NEXT = CARDS;
const FINISH = CARDS + 1;
const FIRST_FACE = 64;

/** One byte: the card, one of the two buttons, or the revealed picture. */
export const memoryCommands: CommandCodec<MemoryCommand> = {
  write(writer, command) {
    if ('turn' in command) writer.byte(command.turn);
    else if ('face' in command) writer.byte(FIRST_FACE + command.face);
    else writer.byte('next' in command ? NEXT : FINISH);
  },
  read(reader) {
    const byte = reader.byte();
    if (byte < CARDS) return { turn: byte };
    if (byte === NEXT) return { next: true };
    if (byte === FINISH) return { finish: true };
    const face = byte - FIRST_FACE;
    if (face < 0 || face >= PICTURE_POOL) throw new MalformedInput(`unknown command ${byte}`);
    return { face };
  },
};
