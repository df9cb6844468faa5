import { TICK_MS, nextInt } from '@star-seekers/sim';
import type { Bot } from '../game.ts';
import { dullLanguage } from '../panel/dull-language.ts';
import type { Human } from '../panel/humans.ts';
import { type Person, createPerson, reactionTicks } from '../panel/person.ts';
import { createPlayer } from './panel-player.ts';
import { MEDAL_LEVELS } from './rules.ts';
import { canTurn, offersNextLevel } from './sim.ts';
import type { MemoryCommand, MemoryState } from './state.ts';

/** Tapping through without remembering a picture: which card comes second, of those that were not tried with the first. */
const SECOND = {
  /** All others in turn, then the next first card. */
  sweep: (untried: readonly number[]) => untried[0],
  fromTheEnd: (untried: readonly number[]) => untried.at(-1),
  random: (untried: readonly number[], { rng }: Person) => untried[nextInt(rng, untried.length)],
} as const;

/** Dull play: cards are turned without remembering any, with or without looking at them. */
export const dull = dullLanguage<MemoryState, MemoryCommand>()({
  // Scores are as documented, and grow with every level; medals count stars. To last long is no merit.
  aims: ['score'],
  genes: {
    turns: ['remembered', 'sweep', 'fromTheEnd', 'random', 'sweep hastily', 'fromTheEnd hastily', 'random hastily'],
  },
  createPlayer({ turns }, human, seed) {
    if (turns === 'remembered') return createPlayer(human, seed);
    const [way, haste] = turns.split(' ') as [keyof typeof SECOND, string | undefined];
    return tapThrough(SECOND[way], haste !== undefined, { human, seed });
  },
});

/** A player who ends the run when no level adds to the medals any more. */
function tapThrough(
  secondOf: (untried: readonly number[], person: Person) => number | undefined,
  isHasty: boolean,
  { human, seed }: { readonly human: Human; readonly seed: number },
): Bot<MemoryState, MemoryCommand> {
  const person = createPerson(human, seed);
  let tried = new Set<string>();
  let level = 0;
  let freeAt = 0;
  return (state) => {
    if (state.tick < freeAt) return [];
    if (offersNextLevel(state)) return [state.level < MEDAL_LEVELS ? { next: true } : { finish: true }];
    if (state.level !== level) [level, tried] = [state.level, new Set()];
    const open = [...state.cards.keys()].filter((card) => canTurn(state, card));
    const first = state.turning?.card ?? state.faceUp[0];
    if (open.length === 0 || state.faceUp.length === 2) return [];
    const untried = first === undefined ? open : open.filter((card) => !tried.has(nameOf(first, card)));
    const card = first === undefined ? open[0] : (secondOf(untried, person) ?? open[0]);
    if (card === undefined) return [];
    if (first !== undefined) tried.add(nameOf(first, card));
    freeAt = state.tick + (isHasty ? Math.round(human.decisionMs / 2 / TICK_MS) : reactionTicks(person));
    return [{ turn: card }];
  };
}

function nameOf(one: number, other: number): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
