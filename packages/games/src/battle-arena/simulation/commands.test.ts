import { ByteReader, ByteWriter, MalformedInput } from '@star-seekers/sim';
import { expect, it } from 'vitest';
import { type ArenaCommand, BUTTONS, commandCodec } from './commands.ts';

const commands: readonly ArenaCommand[] = [
  ...BUTTONS.flatMap((button): ArenaCommand[] => [
    { type: 'button', button, down: true },
    { type: 'button', button, down: false },
  ]),
  { type: 'autoFire' },
  { type: 'drag', dx: 0, dy: -1 },
  { type: 'drag', dx: -960, dy: 960 },
];

it.each(commands)('%j survives encoding and decoding', (command) => {
  const writer = new ByteWriter();
  commandCodec.write(writer, command);
  const reader = new ByteReader(writer.toBytes());
  expect(commandCodec.read(reader)).toEqual(command);
  reader.end();
});

it.each([[[12]], [[255]], [[11, 0x81, 0x0f, 0]]])('%j is rejected', (bytes) => {
  expect(() => commandCodec.read(new ByteReader(Uint8Array.from(bytes)))).toThrow(MalformedInput);
});

it('a drag of a fraction of a pixel cannot be encoded', () => {
  expect(() => commandCodec.write(new ByteWriter(), { type: 'drag', dx: 0.5, dy: 0 })).toThrow(RangeError);
});
