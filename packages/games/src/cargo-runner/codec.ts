import { type ByteReader, type ByteWriter, HEADINGS, MalformedInput } from '@star-seekers/sim';
import type { CargoCommand } from './state.ts';

/** The commands with a heading; each has one byte value per heading. */
const ORDERS = ['hold', 'release', 'course'] as const;

/** The commands whose byte values come after those. */
const SINGLES = ['continue', 'pulse'] as const;
const FIRST_SINGLE = ORDERS.length * HEADINGS.length;

/** A command is one byte. */
export const codec = {
  write(writer: ByteWriter, command: CargoCommand): void {
    if ('heading' in command) {
      writer.byte(ORDERS.indexOf(command.type) * HEADINGS.length + HEADINGS.indexOf(command.heading));
    } else {
      writer.byte(FIRST_SINGLE + SINGLES.indexOf(command.type));
    }
  },
  read(reader: ByteReader): CargoCommand {
    const byte = reader.byte();
    const single = SINGLES[byte - FIRST_SINGLE];
    if (single) return { type: single };
    const type = ORDERS[Math.floor(byte / HEADINGS.length)];
    const heading = HEADINGS[byte % HEADINGS.length];
    if (type === undefined || heading === undefined) throw new MalformedInput('unknown command');
    return { type, heading };
  },
};
