import { createRng, nextInt, nextUnit, pick } from '@star-seekers/sim';
import type { BotFactory } from '../game.ts';
import { CARDS } from './rules.ts';
import { canTurn, offersNextLevel } from './sim.ts';
import type { MemoryCommand, MemoryState } from './state.ts';

/** Chance that a bot remembers a card, range of its time per card, and number of levels after which it finishes. */
const SKILLS = {
  good: { memory: 0.97, thinkTicks: [20, 45], levels: 6 },
  poor: { memory: 0.45, thinkTicks: [30, 90], levels: 2 },
} as const;

/** A bot that remembers most of the cards it has seen and looks for pairs; sometimes it touches a card that cannot be turned. */
export const createMemoryBot: BotFactory<MemoryState, MemoryCommand> = ({ skill, seed }) => {
  const rng = createRng(seed, 3);
  const { memory, thinkTicks, levels } = SKILLS[skill];
  let memorized = new Map<number, number>();
  let level = 0;
  let nextAt = 0;

  const remember = ({ cards }: Readonly<MemoryState>) => {
    for (const [card, { face, matched }] of cards.entries()) {
      if (matched) memorized.delete(card);
      else if (face !== null && !memorized.has(card) && nextUnit(rng) < memory) memorized.set(card, face);
    }
  };

  const mateOf = (card: number, face: number | null) =>
    [...memorized].find(([other, otherFace]) => other !== card && otherFace === face)?.[0];

  const choose = (state: Readonly<MemoryState>): number => {
    const [first] = state.faceUp;
    const open = state.cards.flatMap((_, card) => (canTurn(state, card) ? [card] : []));
    if (open.length === 0) return nextInt(rng, CARDS);
    if (first !== undefined) {
      const mate = mateOf(first, state.cards[first]?.face ?? null);
      if (mate !== undefined && open.includes(mate)) return mate;
    } else {
      const pair = [...memorized].find(([card, face]) => open.includes(card) && mateOf(card, face) !== undefined);
      if (pair) return pair[0];
    }
    const unknown = open.filter((card) => !memorized.has(card));
    return pick(rng, unknown.length > 0 ? unknown : open);
  };

  return (state) => {
    if (state.level !== level) {
      level = state.level;
      memorized = new Map();
    }
    remember(state);
    if (state.tick < nextAt) return [];
    if (offersNextLevel(state)) return [state.level < levels ? { next: true } : { finish: true }];
    if (state.status !== 'playing' || state.turning) return [];
    // Sometimes it touches a card while two cards are compared, which the rules ignore.
    if (state.faceUp.length === 2 && nextUnit(rng) < 0.9) return [];
    const [least, most] = thinkTicks;
    nextAt = state.tick + least + nextInt(rng, most - least);
    return [{ turn: choose(state) }];
  };
};
