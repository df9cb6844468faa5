import { practiceBank } from '@star-seekers/content/practice-bank';
import { QUIZ_BANDS, QUIZ_THEMES, quizBank, quizTranslations } from '@star-seekers/content/quiz-bank';
import {
  type DealerSecret,
  type DealtFrom,
  type TimedDeal,
  type Figures,
  RevealRefused,
  hashState,
} from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import { quizDealer, rightOption } from './dealer.ts';
import { inOrder, optionOrders } from './option-order.ts';
import { questionsOfRun } from './questions-of-run.ts';
import type { BriefingDetails, InLanguages, QuestionDetails, VerdictDetails } from './reveal-details.ts';
import {
  ANSWER_LIMIT_MS,
  BRIEFED_QUESTIONS,
  BITE_CARDS,
  EASY_COUNT,
  OPENING_COUNT,
  OPTION_COUNT,
  QUESTION_COUNT,
  RULES_VERSION,
  THEMES,
  WAY_IN_COUNT,
} from './rules.ts';
import { LATE, REPLACED, SILENCE } from './state.ts';

const FROM = fromSecret([1, 2, 3, 4]);

function fromSecret(secret: DealerSecret): DealtFrom {
  return { secret, options: undefined };
}

/** The reveals of a run, with the server's own clock. */
class Table {
  readonly deals: TimedDeal[] = [];
  nowMs = 1_000_000;
  readonly #from: DealtFrom;

  /** The briefing is over. */
  constructor(from = FROM) {
    this.#from = from;
    this.reveal({ brief: 1 });
  }

  reveal(request: Figures): Figures {
    const call = { index: this.deals.length, tick: 0, request };
    const reveal = quizDealer.deal(this.#from, this.deals, call, this.nowMs);
    this.deals.push({ ...call, reveal, atMs: this.nowMs });
    return reveal;
  }

  /** Reveals question `number` and locks an answer after some milliseconds. */
  play(number: number, how: 'right' | 'wrong', afterMs = 5000): Figures {
    const answered = this.deals.filter(({ request, reveal }) => request.lock && reveal.late !== REPLACED).length;
    if (answered === WAY_IN_COUNT && !this.deals.some(({ request }) => request.brief === 2)) this.reveal({ brief: 2 });
    const { question = 0, order = 0 } = this.reveal({ ask: number });
    this.nowMs += afterMs;
    const right = rightOption({ bank: question, order });
    return this.reveal({ lock: number, option: how === 'right' ? right : (right + 1) % OPTION_COUNT });
  }
}

const BANKS = [
  ['ranked', quizBank],
  ['practice', practiceBank],
] as const;

describe.each(BANKS)('the briefing of a run (%s)', (_, bank) => {
  const runs = Array.from({ length: 40 }, (_run, seed) => questionsOfRun(fromSecret([seed, 1, 2, 3]), bank));

  it('has two parts: of the first are most of the first five questions, of the second of the next four and some later ones', () => {
    for (const { questions, briefed } of runs) {
      const [first = [], second = []] = briefed;
      const on = (cards: readonly number[], from: number, until: number) =>
        questions.slice(from, until).filter((question) => cards.includes(question)).length;
      expect(on(first, 0, WAY_IN_COUNT)).toBe(first.length);
      expect(on(second, WAY_IN_COUNT, EASY_COUNT)).toBe(BITE_CARDS);
      expect(on(second, EASY_COUNT, BRIEFED_QUESTIONS)).toBe(second.length - BITE_CARDS);
      for (const question of briefed.flat()) expect(bank[question]?.fact).toBeDefined();
    }
  });

  it('begins with questions of the first cards, the shortest ones', () => {
    const lengthOf = (number: number) => [bank[number]?.text, ...(bank[number]?.options ?? [])].join('').length;
    for (const { questions, briefed } of runs) {
      const asked = (briefed[0] ?? []).toSorted((one, other) => lengthOf(one) - lengthOf(other));
      expect(questions.slice(0, OPENING_COUNT).map(lengthOf)).toEqual(asked.slice(0, OPENING_COUNT).map(lengthOf));
      expect(briefed[0]).toEqual(expect.arrayContaining(questions.slice(0, OPENING_COUNT)));
    }
  });

  it('has sentences on the first cards that are read in seconds, and not always the same', () => {
    const cards = runs.map(({ briefed }) => (briefed[0] ?? []).map((number) => bank[number]));
    for (const card of cards.flat()) expect(card?.fact).toMatch(/^[^:]+\.$/);
    const words = cards.map((three) => three.flatMap((card) => `${card?.title} ${card?.fact}`.split(' ')).length);
    expect(words.reduce((sum, count) => sum + count) / runs.length).toBeLessThan(30);
    expect(new Set(cards.flat().map((card) => card?.id)).size).toBeGreaterThanOrEqual(10);
  });

  it('has three cards in each part, the later ones with a second fact', () => {
    for (const { briefed } of runs) {
      for (const [part, facts] of briefed.entries()) {
        expect(new Set(facts.map((question) => bank[question]?.anchor)).size).toBe(BITE_CARDS);
        expect(facts.length - BITE_CARDS).toBe(part * BITE_CARDS);
      }
      const lengthOf = (part: number) => (briefed[part] ?? []).map((question) => bank[question]?.fact).join('').length;
      expect(lengthOf(0)).toBeLessThan(lengthOf(1));
    }
  });

  it('does not tell in which order the questions come', () => {
    const inOrder = runs.filter(({ questions, briefed }) => {
      const asked = questions.filter((question, at) => at < BRIEFED_QUESTIONS && briefed.flat().includes(question));
      return asked.join() === briefed.flat().join();
    });
    expect(inOrder).toEqual([]);
  });
});

describe('the questions of a run', () => {
  it('are 100 different ones', () => {
    const { questions } = questionsOfRun(FROM, quizBank);
    expect(questions).toHaveLength(QUESTION_COUNT);
    expect(new Set(questions).size).toBe(QUESTION_COUNT);
  });

  it.each(BANKS)(
    'begin with nine that are easy or on a card; from the sixteenth on every three have one of each band (%s)',
    (_, bank) => {
      const { questions, briefed } = questionsOfRun(FROM, bank);
      const bands = questions.map((number) => bank[number]?.band);
      const early = questions.slice(0, EASY_COUNT).filter((number) => bank[number]?.band !== 'easy');
      expect(early.every((number) => briefed.flat().includes(number))).toBe(true);
      for (let first = BRIEFED_QUESTIONS; first + 3 <= 99; first += 3) {
        expect(new Set(bands.slice(first, first + 3)).size).toBe(QUIZ_BANDS.length);
      }
      expect(bands.at(-1)).toBe('hard');
    },
  );

  it('have what was missed before early, on no card and once, and the same number of all others (G4.43)', () => {
    const again = [600, 600, 3, 40, 40, 41, 200, 201, 500];
    for (let run = 0; run < 20; run++) {
      const from = fromSecret([run, 8, 8, 8]);
      const { questions, briefed } = questionsOfRun({ ...from, again }, quizBank);
      expect(new Set(questions).size).toBe(QUESTION_COUNT);
      expect(briefed.flat().filter((question) => again.includes(question))).toEqual([]);
      const asked = questions.slice(0, BRIEFED_QUESTIONS).filter((question) => again.includes(question));
      expect(asked.toSorted((one, other) => one - other)).toEqual([3, 40, 41, 200, 201, 600]);
      // The first that wait come first.
      expect(questions.slice(0, WAY_IN_COUNT)).toEqual(expect.arrayContaining([600, 3]));
      const early = questions.slice(0, EASY_COUNT).filter((question) => !again.includes(question));
      expect(early.every((question) => bandOf(question) === 'easy' || briefed.flat().includes(question))).toBe(true);
    }
    expect(questionsOfRun({ ...FROM, again: [] }, quizBank)).toEqual(questionsOfRun(FROM, quizBank));
  });

  it('differ by secret, and cover the whole bank over many runs', () => {
    const runs = Array.from({ length: 60 }, (_, run) => questionsOfRun(fromSecret([run, 5, 6, 7]), quizBank).questions);
    expect(new Set(runs.flat()).size).toBe(quizBank.length);
    expect(questionsOfRun(fromSecret([9, 0, 0, 0]), quizBank)).not.toEqual(
      questionsOfRun(fromSecret([9, 0, 0, 1]), quizBank),
    );
  });

  it.each(QUIZ_THEMES.map((theme, index) => [theme, index] as const))(
    'are about the theme of the day for the most part at first, and vary (G4.39): %s',
    (theme, index) => {
      const runs = Array.from({ length: 20 }, (_, run) =>
        questionsOfRun({ secret: [run, 5, 6, 7], options: { theme: index } }, quizBank),
      );
      expect(QUIZ_THEMES).toHaveLength(THEMES);
      const shareOf = (questions: readonly number[]) =>
        questions.filter((question) => quizBank[question]?.theme === theme).length / questions.length;
      for (const { questions, briefed } of runs) {
        expect(new Set(questions).size).toBe(QUESTION_COUNT);
        expect(shareOf(questions.slice(0, 30))).toBeGreaterThan(0.3);
        expect(shareOf(questions.slice(0, 30))).toBeLessThan(0.7);
        expect(shareOf(briefed.flat())).toBeGreaterThan(0.2);
        const later = questions.slice(60).filter((question) => quizBank[question]?.theme !== theme);
        expect(later.length).toBeGreaterThan(15);
      }
    },
  );

  it('have the right option at every place with similar frequency', () => {
    const counts = [0, 0, 0, 0];
    for (let run = 0; run < 40; run++) {
      const { question = 0, order = 0 } = new Table(fromSecret([run, 1, 1, 1])).reveal({ ask: 1 });
      const place = rightOption({ bank: question, order });
      counts[place] = (counts[place] ?? 0) + 1;
    }
    for (const count of counts) expect(count).toBeGreaterThan(3);
  });

  it('show text and options without a mark, and the reason only with the answer', () => {
    const table = new Table();
    const { question = -1, order = -1 } = table.reveal({ ask: 1 });
    const deal = table.deals[1] as TimedDeal;
    const bank = quizBank[question];
    const shown = quizDealer.show?.(deal) as InLanguages<QuestionDetails>;
    expect(shown.en).toEqual({ text: bank?.text, options: inOrder(bank?.options ?? [], order) });
    expect(Object.keys(deal.reveal).toSorted()).toEqual(['order', 'question']);
    table.reveal({ lock: 1, option: 0 });
    const reason = quizDealer.show?.(table.deals[2] as TimedDeal) as InLanguages<VerdictDetails>;
    expect(reason.en).toEqual({ why: bank?.why, anchor: bank?.anchor });
  });

  it('show the briefing as cards with titles and facts, and no answer of a question', () => {
    const table = new Table();
    const briefing = quizDealer.show?.(table.deals[0] as TimedDeal) as InLanguages<BriefingDetails>;
    expect(briefing.en).toHaveLength(BITE_CARDS);
    for (const { title, anchor, facts } of briefing.en) {
      const about = quizBank.filter((question) => question.anchor === anchor);
      expect(new Set(about.map((question) => question.title))).toEqual(new Set([title]));
      expect(facts.length).toBeGreaterThan(0);
      for (const fact of facts) expect(about.map((question) => question.fact)).toContain(fact);
    }
  });

  it('show every language, with the options in the same order', () => {
    const table = new Table();
    const { question = -1, order = -1 } = table.reveal({ ask: 1 });
    table.reveal({ lock: 1, option: 0 });
    const [briefing, shown, reason] = table.deals.map((deal) => quizDealer.show?.(deal)) as [
      InLanguages<BriefingDetails>,
      InLanguages<QuestionDetails>,
      InLanguages<VerdictDetails>,
    ];
    for (const [language, wordings] of Object.entries(quizTranslations)) {
      const wording = wordings[question];
      expect.soft(shown[language], language).toEqual({
        text: wording?.text,
        options: inOrder(wording?.options ?? [], order),
      });
      expect.soft(reason[language], language).toEqual({ why: wording?.why, anchor: reason.en.anchor });
      expect
        .soft(
          briefing[language]?.map(({ anchor }) => anchor),
          language,
        )
        .toEqual(briefing.en.map(({ anchor }) => anchor));
      expect.soft(briefing[language]?.map(({ facts }) => facts.length)).not.toContain(0);
    }
  });

  it('use all 24 orders of four options', () => {
    expect(optionOrders).toHaveLength(24);
    expect(new Set(optionOrders.map((order) => order.join(''))).size).toBe(24);
  });
});

function playFive(table: Table): void {
  for (let number = 1; number <= WAY_IN_COUNT; number++) table.play(number, 'right');
}

describe('the dealer refuses', () => {
  it('a question before the briefing', () => {
    const call = { index: 0, tick: 0, request: { ask: 1 } };
    expect(() => quizDealer.deal(FROM, [], call, 0)).toThrow('The briefing comes first.');
  });

  it.each<[string, (table: Table) => Figures]>([
    ['the first part of the briefing again', (table) => table.reveal({ brief: 1 })],
    ['its second part before its time', (table) => (table.play(1, 'right'), table.reveal({ brief: 2 }))],
    ['a third part', (table) => table.reveal({ brief: 3 })],
    ['the sixth question before the second part', (table) => (playFive(table), table.reveal({ ask: 6 }))],
    ['a lock before any question', (table) => table.reveal({ lock: 1, option: 0 })],
    ['a second answer', (table) => (table.play(1, 'wrong'), table.reveal({ lock: 1, option: 2 }))],
    ['the question after the next', (table) => table.reveal({ ask: 2 })],
    ['the same question again', (table) => (table.play(1, 'right'), table.reveal({ ask: 1 }))],
    ['a question before the last answer', (table) => (table.reveal({ ask: 1 }), table.reveal({ ask: 2 }))],
    ['an answer to another question', (table) => (table.reveal({ ask: 1 }), table.reveal({ lock: 2, option: 0 }))],
    ['a sixth option', (table) => (table.reveal({ ask: 1 }), table.reveal({ lock: 1, option: 5 }))],
    ['an unknown request', (table) => table.reveal({ reveal: 1 })],
    ['a request with surplus figures', (table) => table.reveal({ ask: 1, lock: 1 })],
    [
      'a question after the third strike',
      (table) => {
        for (const number of [1, 2, 3]) table.play(number, 'wrong');
        return table.reveal({ ask: 4 });
      },
    ],
    [
      'a hundred and first question',
      (table) => {
        for (let number = 1; number <= QUESTION_COUNT; number++) table.play(number, 'right');
        return table.reveal({ ask: QUESTION_COUNT + 1 });
      },
    ],
  ])('%s', (_case, cheat) => {
    expect(() => cheat(new Table())).toThrow(RevealRefused);
  });

  it('no silence: it is an answer', () => {
    const table = new Table();
    table.reveal({ ask: 1 });
    expect(table.reveal({ lock: 1, option: SILENCE })).toMatchObject({ late: 0 });
  });
});

describe("the dealer's own clock", () => {
  it.each([
    [0, 15],
    [2799, 15],
    [3800, 14],
    [2800 + 14_999, 1],
    [2800 + 15_000, 0],
    [ANSWER_LIMIT_MS, 0],
  ])(
    'counts at most the seconds left: an answer after %i ms, %i seconds; reading time and 2 s of grace are free',
    (afterMs, most) => {
      expect(new Table().play(1, 'right', afterMs)).toMatchObject({ most, late: 0 });
    },
  );

  it.each([ANSWER_LIMIT_MS + 1, 60_001, 3_600_000])(
    'counts no answer after %i ms, however right it is: two questions of a run are replaced, later ones are strikes (F 4)',
    (afterMs) => {
      const table = new Table();
      const lates = [1, 2, 3].map((number) => table.play(number, 'right', afterMs).late);
      expect(lates).toEqual([REPLACED, REPLACED, LATE]);
      table.play(4, 'wrong');
      table.play(5, 'wrong');
      expect(() => table.reveal({ ask: 6 })).toThrow('third strike');
    },
  );
});

const bandOf = (question = -1) => quizBank[question]?.band;

describe('a replaced question', () => {
  const late = ANSWER_LIMIT_MS + 1;
  const bankOf = ({ deals }: Table) =>
    deals.flatMap(({ reveal }) => (reveal.order === undefined ? [] : [reveal.question]));

  it('is followed by another of its band, and all later questions keep their place', () => {
    const [calm, lost] = [new Table(), new Table()];
    for (let number = 1; number <= 30; number++) calm.play(number, 'right');
    for (let number = 1; number <= 32; number++) lost.play(number, 'right', number === 7 || number === 8 ? late : 5000);
    const [expected, asked] = [bankOf(calm), bankOf(lost)];
    expect([...asked.slice(0, 7), ...asked.slice(9)]).toEqual(expected);
    expect(asked.slice(6, 9).map(bandOf)).toEqual(['easy', 'easy', 'easy']);
    expect(new Set(asked.slice(6, 9)).size).toBe(3);
  });

  it('lengthens a run by itself and no more', () => {
    const table = new Table();
    for (let number = 1; number <= QUESTION_COUNT + 2; number++) table.play(number, 'right', number < 3 ? late : 5000);
    expect(() => table.reveal({ ask: QUESTION_COUNT + 3 })).toThrow('no more questions');
    expect(table.deals).toHaveLength(quizDealer.looksBack);
  });
});

it('a change of the bank needs a new rules version, so that open runs keep their questions', () => {
  // If this fails, increase RULES_VERSION, record the golden runs again and enter the new hash.
  const themes = quizBank.map(({ theme = null }) => theme);
  const isOfBank = ([name]: readonly [string, unknown]) => name !== 'theme';
  const bank = quizBank.map((question) => Object.fromEntries(Object.entries(question).filter(isOfBank)));
  expect({ rulesVersion: RULES_VERSION, bank: hashState(bank), themes: hashState(themes) }).toEqual({
    rulesVersion: 6,
    bank: 'a187d023a50e87d3',
    themes: '256e26458589661e',
  });
});
