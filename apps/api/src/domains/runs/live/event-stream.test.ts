import type { LiveEvent } from '@star-seekers/contracts';
import { expect, test } from 'vitest';
import { EventStream } from './event-stream.ts';

const EVENT: LiveEvent = { type: 'end', reason: 'closed', runId: null };
const TEXT = `data: ${JSON.stringify(EVENT)}\n\n`;

test('events arrive as they were sent, with comments between them', async () => {
  const stream = new EventStream();
  stream.send(EVENT);
  stream.beat();
  stream.send(EVENT);
  stream.finish();
  expect((await stream.toArray()).join('')).toBe(`${TEXT}:\n\n${TEXT}`);
});

test('a reader that does not keep up is dropped, and costs nothing more', () => {
  const stream = new EventStream(3 * TEXT.length);
  for (let sent = 0; sent < 4; sent++) stream.send(EVENT);
  expect(stream.destroyed).toBe(false);
  stream.send(EVENT);
  expect(stream.destroyed).toBe(true);
  stream.send(EVENT);
  stream.finish();
});
