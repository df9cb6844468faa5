import { type CommandCodec, MalformedInput } from '@star-seekers/sim';
import { PIECES } from './rules.ts';
import type { PuzzleCommand } from './state.ts';

const CANCEL = PIECES;
const SWAP = PIECES + 1;

/** One byte for a touched place or a cancellation; a swap has its two places in a second byte. */
export const puzzleCommands: CommandCodec<PuzzleCommand> = {
  write(writer, command) {
    if ('touch' in command) writer.byte(command.touch);
    else if ('cancel' in command) writer.byte(CANCEL);
    else {
      const [from, to] = command.swap;
      writer.byte(SWAP);
      writer.byte(from * PIECES + to);
    }
  },
  read(reader) {
    const byte = reader.byte();
    if (byte < PIECES) return { touch: byte };
    if (byte === CANCEL) return { cancel: true };
    if (byte !== SWAP) throw new MalformedInput(`unknown command ${byte}`);
    const places = reader.byte();
    return { swap: [Math.floor(places / PIECES), places % PIECES] };
  },
};
