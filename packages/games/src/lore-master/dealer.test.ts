import { QUIZ_BANDS, quizBank } from '@star-seekers/content/quiz-bank';
import { type DealerSecret, type DealtAt, type Figures, RevealRefused, hashState } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import { quizDealer, rightPlace } from './dealer.ts';
import { inOrder, optionOrders } from './option-order.ts';
import { questionsOfRun } from './questions-of-run.ts';
import { ANSWER_BOUND_MS, OPTION_COUNT, QUESTION_COUNT, RULES_VERSION } from './rules.ts';
import { SILENCE } from './state.ts';

const SECRET: DealerSecret = [1, 2, 3, 4];

/** A run as the server deals it, with its own clock. */
class Table {
  readonly dealt: DealtAt[] = [];
  nowMs = 1_000_000;

  ask(request: Figures): Figures {
    const call = { index: this.dealt.length, tick: 0, request };
    const reveal = quizDealer.deal(SECRET, this.dealt, call, this.nowMs);
    this.dealt.push({ ...call, reveal, atMs: this.nowMs });
    return reveal;
  }

  /** Puts question `number` and locks an answer after some milliseconds. */
  play(number: number, how: 'right' | 'wrong', afterMs = 5000): Figures {
    const { question = 0, order = 0 } = this.ask({ ask: number });
    this.nowMs += afterMs;
    const right = rightPlace({ bank: question, order });
    return this.ask({ lock: number, option: how === 'right' ? right : (right + 1) % OPTION_COUNT });
  }
}

describe('what is put', () => {
  it('are 100 different questions, a third of each band', () => {
    const drawn = questionsOfRun(SECRET, quizBank);
    expect(drawn).toHaveLength(QUESTION_COUNT);
    expect(new Set(drawn).size).toBe(QUESTION_COUNT);
    const counts = QUIZ_BANDS.map((band) => drawn.filter((number) => quizBank[number]?.band === band).length);
    expect(counts).toEqual([33, 33, 34]);
  });

  it('mixes the bands: every three questions have one of each', () => {
    const bands = questionsOfRun(SECRET, quizBank).map((number) => quizBank[number]?.band);
    for (let first = 0; first + 3 <= 99; first += 3) expect(new Set(bands.slice(first, first + 3)).size).toBe(3);
  });

  it('differs with the secret, and every question has its turn', () => {
    const seen = new Set(Array.from({ length: 40 }, (_, run) => questionsOfRun([run, 5, 6, 7], quizBank)).flat());
    expect(seen.size).toBe(quizBank.length);
    expect(questionsOfRun([9, 0, 0, 0], quizBank)).not.toEqual(questionsOfRun([9, 0, 0, 1], quizBank));
  });

  it('puts the right option at every place about as often', () => {
    const counts = [0, 0, 0, 0];
    for (let run = 0; run < 40; run++) {
      const { question = 0, order = 0 } = quizDealer.deal(
        [run, 1, 1, 1],
        [],
        { index: 0, tick: 0, request: { ask: 1 } },
        0,
      );
      const place = rightPlace({ bank: question, order });
      counts[place] = (counts[place] ?? 0) + 1;
    }
    for (const count of counts) expect(count).toBeGreaterThan(3);
  });

  it('shows text and options without a mark, and why only with the answer', () => {
    const table = new Table();
    const { question = -1, order = -1 } = table.ask({ ask: 1 });
    const asked = table.dealt[0] as DealtAt;
    const bank = quizBank[question];
    expect(quizDealer.show?.(asked)).toEqual({ text: bank?.text, options: inOrder(bank?.options ?? [], order) });
    expect(Object.keys(asked.reveal).toSorted()).toEqual(['order', 'question']);
    table.ask({ lock: 1, option: 0 });
    expect(quizDealer.show?.(table.dealt[1] as DealtAt)).toEqual({ why: bank?.why, anchor: bank?.anchor });
  });

  it('knows every order of four options', () => {
    expect(optionOrders).toHaveLength(24);
    expect(new Set(optionOrders.map((order) => order.join(''))).size).toBe(24);
  });
});

describe('cheats are refused', () => {
  it.each<[string, (table: Table) => Figures]>([
    ['a lock before any question', (table) => table.ask({ lock: 1, option: 0 })],
    ['an answer twice', (table) => (table.play(1, 'wrong'), table.ask({ lock: 1, option: 2 }))],
    ['the question after the next', (table) => table.ask({ ask: 2 })],
    ['the same question again', (table) => (table.play(1, 'right'), table.ask({ ask: 1 }))],
    ['a question before the last one is answered', (table) => (table.ask({ ask: 1 }), table.ask({ ask: 2 }))],
    ['an answer to another question', (table) => (table.ask({ ask: 1 }), table.ask({ lock: 2, option: 0 }))],
    ['a sixth option', (table) => (table.ask({ ask: 1 }), table.ask({ lock: 1, option: 5 }))],
    ['a request that nobody knows', (table) => table.ask({ reveal: 1 })],
    ['a request with more than it needs', (table) => table.ask({ ask: 1, lock: 1 })],
    [
      'a question after the third strike',
      (table) => {
        for (const number of [1, 2, 3]) table.play(number, 'wrong');
        return table.ask({ ask: 4 });
      },
    ],
    [
      'a hundred and first question',
      (table) => {
        for (let number = 1; number <= QUESTION_COUNT; number++) table.play(number, 'right');
        return table.ask({ ask: QUESTION_COUNT + 1 });
      },
    ],
  ])('%s', (_, cheat) => {
    expect(() => cheat(new Table())).toThrow(RevealRefused);
  });

  it('silence is an answer like any other', () => {
    const table = new Table();
    table.ask({ ask: 1 });
    expect(table.ask({ lock: 1, option: SILENCE })).toMatchObject({ late: 0 });
  });
});

describe("the dealer's own clock", () => {
  it.each([
    [0, 15],
    [2799, 15],
    [3800, 14],
    [2800 + 14_999, 1],
    [2800 + 15_000, 0],
    [ANSWER_BOUND_MS, 0],
  ])('an answer after %i ms earns at most %i seconds: reading beat and grace of 2 s are free', (afterMs, most) => {
    expect(new Table().play(1, 'right', afterMs)).toMatchObject({ most, late: 0 });
  });

  it('an answer that comes later than the bound is late, and late answers are strikes', () => {
    const table = new Table();
    expect(table.play(1, 'right', ANSWER_BOUND_MS + 1)).toMatchObject({ most: 0, late: 1 });
    table.play(2, 'wrong');
    table.play(3, 'right', ANSWER_BOUND_MS + 1);
    expect(() => table.ask({ ask: 4 })).toThrow('third strike');
  });
});

it('another bank is another rules version: an open run must not be judged by questions that it was not asked', () => {
  // When this fails, raise RULES_VERSION, record the golden runs anew and note the new hash.
  expect({ rulesVersion: RULES_VERSION, bank: hashState(quizBank) }).toEqual({
    rulesVersion: 1,
    bank: '78cef3727858b8e5',
  });
});
