import { type ByteReader, type ByteWriter, type CommandCodec, HEADINGS, MalformedInput } from '@star-seekers/sim';

/** Buttons that take effect while held. */
export const BUTTONS = [...HEADINGS, 'fire'] as const;

export type Button = (typeof BUTTONS)[number];

/**
 * A command of the player: a button goes down or up, automatic fire is switched on or off, or a finger drags the ship by whole
 * pixels.
 */
export type ArenaCommand =
  | { type: 'button'; button: Button; down: boolean }
  | { type: 'autoFire' }
  | { type: 'drag'; dx: number; dy: number };

const AUTO_FIRE = 2 * BUTTONS.length;
const DRAG = AUTO_FIRE + 1;

/** Longest drag per tick and axis: the width of the canvas. */
export const MAX_DRAG_PX = 960;

/** One byte per button, three or more per drag. */
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
  // −0 cannot occur: only odd numbers decode to negative ones.
  return folded % 2 === 1 ? -(folded + 1) / 2 : folded / 2;
}
