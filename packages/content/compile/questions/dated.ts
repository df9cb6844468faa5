import type { Codex } from '../../src/codex-model.ts';
import { textOfSpans } from '../../src/codex-text.ts';
import { TIMELINE_ID } from '../codex-problems.ts';
import { datesIn, orderOf } from '../lamp-dates.ts';
import type { Draft } from './question-parts.ts';

/** Longest text of an event that fits on a phone. */
const LONGEST_EVENT = 84;

/** Questions of the date of each event in the timeline. The other options are dates near it, written alike. */
export function draftsOfDates(codex: Codex): Draft[] {
  const events = (codex.find(({ id }) => id === TIMELINE_ID)?.sections ?? []).flatMap(({ anchor, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'facts'
        ? block.facts.map(({ name, value }) => ({ anchor, date: name, event: textOfSpans(value) }))
        : [],
    ),
  );
  const dates = [...new Set(events.map(({ date }) => date))];
  return events
    .filter(({ event }) => event.length <= LONGEST_EVENT && datesIn(event).length === 0)
    .map(({ anchor, date, event }) => ({
      id: `date-${date.toLowerCase().replaceAll(' ', '-')}`,
      band: 'hard',
      text: `${event.replace(/\.$/, '')}: when?`,
      right: date,
      wrong: dates
        .filter((other) => other !== date && other.includes(' ') === date.includes(' '))
        .toSorted((one, other) => distance(one, date) - distance(other, date))
        .slice(0, 3),
      why: `It stands under ${date} in the timeline.`,
      anchor,
    }));
}

function distance(one: string, other: string): number {
  const [first = {}] = datesIn(one);
  const [second = {}] = datesIn(other);
  return Math.abs(orderOf(first) - orderOf(second));
}
