import { type ByteReader, type ByteWriter, type CommandCodec, MalformedInput } from '@star-seekers/sim';

export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** The buttons that are held. */
export const BUTTONS = [...DIRECTIONS, 'fire'] as const;

export type Button = (typeof BUTTONS)[number];

/**
 * What a player does: a button goes down or up, the guns are told to fire by themselves or not to, or a finger drags the ship by
 * whole pixels.
 */
export type ArenaCommand =
  | { type: 'button'; button: Button; down: boolean }
  | { type: 'autoFire' }
  | { type: 'drag'; dx: number; dy: number };

const AUTO_FIRE = 2 * BUTTONS.length;
const DRAG = AUTO_FIRE + 1;

/** No finger crosses more than the canvas in a tick. */
export const MAX_DRAG_PX = 960;

/** A byte a button, three or more a drag. */
export const commandCodec: CommandCodec<ArenaCommand> = {
  write(writer, command) {
    if (command.type === 'button') {
      writer.byte(2 * BUTTONS.indexOf(command.button) + (command.down ? 1 : 0));
    } else if (command.type === 'autoFire') {
      writer.byte(AUTO_FIRE);
    } else {
      writer.byte(DRAG);
      writeSigned(writer, command.dx);
      writeSigned(writer, command.dy);
    }
  },
  read(reader) {
    const tag = reader.byte();
    if (tag === AUTO_FIRE) return { type: 'autoFire' };
    if (tag === DRAG) return { type: 'drag', dx: readSigned(reader), dy: readSigned(reader) };
    const button = BUTTONS[tag >> 1];
    if (button === undefined) throw new MalformedInput('unknown command');
    return { type: 'button', button, down: tag % 2 === 1 };
  },
};

/** Small numbers of either sign take one byte. */
function writeSigned(writer: ByteWriter, value: number): void {
  if (!Number.isInteger(value) || Math.abs(value) > MAX_DRAG_PX) throw new RangeError(`not a drag: ${value}`);
  writer.varint(value < 0 ? -2 * value - 1 : 2 * value);
}

function readSigned(reader: ByteReader): number {
  const folded = reader.varint();
  if (folded > 2 * MAX_DRAG_PX) throw new MalformedInput('a drag is wider than the canvas');
  // 0 has one form only: −0 would be written as 0.
  return folded % 2 === 1 ? -(folded + 1) / 2 : folded / 2;
}
