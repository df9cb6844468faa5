import { expect, test } from 'vitest';
import { messageOf } from './message-of.ts';

test.each([
  [new Error('It failed.'), 'It failed.'],
  [new Error('The migration failed.', { cause: new Error('disk full') }), 'The migration failed: disk full'],
  [new Error('It failed.', { cause: 'no space' }), 'It failed: no space'],
  // As Node has it for a host with several addresses.
  [
    new AggregateError([new Error('refused by ::1'), new Error('refused by 127.0.0.1')]),
    'refused by ::1; refused by 127.0.0.1',
  ],
  [
    new Error('No database.', { cause: new AggregateError([new Error('refused'), new Error('refused')]) }),
    'No database: refused',
  ],
  [new Error('', { cause: undefined }), 'Error'],
  ['a text', 'a text'],
])('the message of an error names its causes', (error, message) => {
  expect(messageOf(error)).toBe(message);
});
