import { createRng, nextInt, nextUnit, pick } from '@star-seekers/sim';
import type { BotFactory } from '../game.ts';
import { CARDS } from './rules.ts';
import { canTurn, offersNextLevel } from './sim.ts';
import type { MemoryCommand, MemoryState } from './state.ts';

/** How well a bot remembers, how long it thinks about a card, and when it has had enough. */
const SKILLS = {
  good: { memory: 0.97, thinkTicks: [20, 45], levels: 6 },
  poor: { memory: 0.45, thinkTicks: [30, 90], levels: 2 },
} as const;

/** Remembers what it has seen, more or less, and looks for mates; now and then it touches a card in vain, as people do. */
export const createMemoryBot: BotFactory<MemoryState, MemoryCommand> = ({ skill, seed }) => {
  const rng = createRng(seed, 3);
  const { memory, thinkTicks, levels } = SKILLS[skill];
  let known = new Map<number, number>();
  let level = 0;
  let nextAt = 0;

  const remember = ({ cards }: Readonly<MemoryState>) => {
    for (const [place, { face, matched }] of cards.entries()) {
      if (matched) known.delete(place);
      else if (face !== null && !known.has(place) && nextUnit(rng) < memory) known.set(place, face);
    }
  };

  const mateOf = (place: number, face: number | null) =>
    [...known].find(([other, seen]) => other !== place && seen === face)?.[0];

  const choose = (state: Readonly<MemoryState>): number => {
    const [first] = state.faceUp;
    const open = state.cards.flatMap((_, place) => (canTurn(state, place) ? [place] : []));
    if (open.length === 0) return nextInt(rng, CARDS);
    if (first !== undefined) {
      const mate = mateOf(first, state.cards[first]?.face ?? null);
      if (mate !== undefined && open.includes(mate)) return mate;
    } else {
      const pair = [...known].find(([place, face]) => open.includes(place) && mateOf(place, face) !== undefined);
      if (pair) return pair[0];
    }
    const unknown = open.filter((place) => !known.has(place));
    return pick(rng, unknown.length > 0 ? unknown : open);
  };

  return (state) => {
    if (state.level !== level) {
      level = state.level;
      known = new Map();
    }
    remember(state);
    if (state.tick < nextAt) return [];
    if (offersNextLevel(state)) return [state.level < levels ? { next: true } : { finish: true }];
    if (state.status !== 'playing' || state.turning) return [];
    // A touch while two cards are compared is ignored; people do it all the time.
    if (state.faceUp.length === 2 && nextUnit(rng) < 0.9) return [];
    const [least, most] = thinkTicks;
    nextAt = state.tick + least + nextInt(rng, most - least);
    return [{ turn: choose(state) }];
  };
};
