import { describe, expect, it } from 'vitest';
import { problemsOf } from '../compile/codex-problems.ts';
import { parseEntry } from '../compile/parse-entry.ts';

/** A codex of one rich entry and a timeline, each with more text. */
function codexOf({ text = '', rows = '' }: { text?: string; rows?: string }) {
  return [
    parseEntry(
      'the-mill.md',
      `---\nid: the-mill\ntitle: The Mill\ncategory: worlds\nsummary: A belt.\n---\n\nIn L19 it had 4,000 rocks, 31 tugs, two bells and one cook, called Roe.\n\n${text}\n`,
    ),
    parseEntry(
      'timeline.md',
      `---\nid: timeline\ntitle: Timeline\ncategory: history\nsummary: Dates.\n---\n\nOf 12, 13, 14, 15, 16 and 17.\n\n## Years\n\n- **L19** [Rocks](the-mill.md) are counted.\n${rows}\n`,
    ),
  ];
}

describe('what can be wrong with a codex', () => {
  it('is nothing when it is in order', () => {
    expect(problemsOf(codexOf({}))).toEqual([]);
  });

  it.each<[string, { text?: string; rows?: string }, string]>([
    ['an anchor used twice', { text: '## Timeline\n\nOne.' }, 'two places are called timeline'],
    ['a link to nowhere', { text: 'See [it](the-moon.md).' }, 'the-mill links to the-moon, which does not exist'],
    [
      'a link to a missing section',
      { text: 'See [it](the-mill.md#dust).' },
      'the-mill links to dust, which does not exist',
    ],
    ['a heading over nothing', { text: '## Dust' }, 'dust says nothing'],
    [
      'a year that is not in the timeline',
      { text: 'Closed in L20.' },
      'the-mill says L20, which the timeline does not tell of it',
    ],
    [
      'another day than the timeline has',
      { text: 'Closed on 3 May L20.', rows: '- **2 May L20** [Closed](the-mill.md).' },
      'the-mill says 3 May L20, which the timeline does not tell of it',
    ],
    [
      'a day without its year that is not in the timeline',
      { text: 'Closed on 3 May.' },
      'the-mill says 3 May, which the timeline does not tell of it',
    ],
    [
      'a row of the timeline that its entry does not bear out',
      { rows: '- **B7** [Found](the-mill.md).' },
      'the timeline sends B7 to the-mill, which does not name it',
    ],
    ['rows out of order', { rows: '- **B7** Found.' }, 'the timeline has B7 in the wrong place'],
    ['a date told twice', { rows: '- **L19** Again.' }, 'the timeline has L19 in the wrong place'],
  ])('%s', (_, parts, problem) => {
    expect(problemsOf(codexOf(parts))).toContain(problem);
  });

  it('is an entry that a quiz could not ask about', () => {
    const entry = parseEntry(
      'dust.md',
      '---\nid: dust\ntitle: Dust\ncategory: worlds\nsummary: It is grey.\n---\n\nIt is grey and there is a lot of it.\n',
    );
    expect(problemsOf([entry])).toEqual(['dust holds only 0 facts']);
  });
});
