import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { Refusals } from '../refusals.ts';
import { Availability } from './availability.ts';

const QUIET_MS = { lost: 0, slow: 60_000 };

/** A log that is read back. */
function logged() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  return { log, lines, events: () => lines.map(({ event, msg }) => event ?? msg) };
}

test('each kind of trouble has an entry when it begins and one when it is over', () => {
  const { log, lines } = logged();
  const availability = new Availability('/data/hub.sqlite', log, QUIET_MS);
  availability.wrote();
  expect(availability.isAvailable).toBe(true);
  for (let number = 0; number < 3; number++) availability.failed('slow', new Error('locked'));
  expect(availability.isAvailable).toBe(true);
  availability.failed('lost', new Error('disk full'));
  availability.refused(new Error('waited'));
  expect(availability.isAvailable).toBe(false);
  availability.wrote();
  availability.wrote();
  expect(availability.isAvailable).toBe(true);
  const entry = { database: '/data/hub.sqlite' };
  expect(lines).toEqual([
    expect.objectContaining({ ...entry, event: 'database.slow', cause: 'locked' }),
    expect.objectContaining({ ...entry, event: 'database.lost', cause: 'disk full' }),
    // It was not quiet for long enough to say that nothing is slow.
    expect.objectContaining({
      ...entry,
      event: 'database.back',
      was: 'lost',
      failures: 2,
      ms: expect.any(Number) as number,
    }),
  ]);
});

test('whatever else fails because of it is not logged, and what fails besides is', () => {
  const { log, events } = logged();
  const failure = new Availability('a database', log, QUIET_MS).failed('lost', new Error('refused'));
  log.warn({ err: failure }, 'a beat was not stored');
  log.child({}).error({ err: failure, chunks: 3 }, 'streamed chunks could not be stored');
  log.error({ err: new AggregateError([failure, failure]) }, 'reconciling failed');
  expect(events()).toEqual(['database.lost']);
  log.error({ err: new AggregateError([failure, new Error('no such payment')]) }, 'reconciling failed');
  log.error({ err: new Error('a mistake') }, 'folding deltas failed');
  log.info('a text');
  expect(events()).toEqual(['database.lost', 'reconciling failed', 'folding deltas failed', 'a text']);
});

test('on a socket it counts as unavailable, not as a failure of the server', () => {
  const { log, events } = logged();
  const failure = new Availability('a database', log, QUIET_MS).failed('lost', new Error('refused'));
  const refusals = new Refusals(log, 60_000);
  for (let number = 0; number < 10; number++) refusals.fail(failure, 'a stream failed');
  refusals.close();
  expect([...refusals.counts]).toEqual([['server/unavailable', 10]]);
  expect(events()).toEqual(['database.lost', 'request.refused']);
});
