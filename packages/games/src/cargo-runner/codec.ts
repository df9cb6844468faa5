import { type ByteReader, type ByteWriter, HEADINGS, MalformedInput } from '@star-seekers/sim';
import type { CargoCommand } from './state.ts';

/** The commands with a heading; each has one byte value per heading. */
const ORDERS = ['hold', 'release', 'course'] as const;

/** The byte value after those of the orders. */
const CONTINUE = ORDERS.length * HEADINGS.length;

/** A command is one byte. */
export const codec = {
  write(writer: ByteWriter, command: CargoCommand): void {
    if (command.type === 'continue') writer.byte(CONTINUE);
    else writer.byte(ORDERS.indexOf(command.type) * HEADINGS.length + HEADINGS.indexOf(command.heading));
  },
  read(reader: ByteReader): CargoCommand {
    const byte = reader.byte();
    if (byte === CONTINUE) return { type: 'continue' };
    const type = ORDERS[Math.floor(byte / HEADINGS.length)];
    const heading = HEADINGS[byte % HEADINGS.length];
    if (type === undefined || heading === undefined) throw new MalformedInput('unknown command');
    return { type, heading };
  },
};
