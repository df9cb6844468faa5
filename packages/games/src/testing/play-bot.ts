import { Run, type SimState, localDealer } from '@star-seekers/sim';
import type { BotSkill, Game } from '../game.ts';

export interface BotRunOptions<State, Event> {
  readonly onEvent?: (event: Event) => void;
  /** The run is left there, in place of its end. */
  readonly until?: (state: Readonly<State>) => boolean;
}

/** A function that plays runs of a game with its bot. */
export function botPlayer<State extends SimState, Command, Event>(game: Game<State, Command, Event>) {
  const { sim, dealer, createBot } = game;
  return (
    skill: BotSkill,
    seed: number,
    { onEvent, until = () => false }: BotRunOptions<State, Event> = {},
  ): Run<State, Command, Event> => {
    const run = new Run(sim, { seed }, dealer && localDealer(dealer, seed));
    const bot = createBot({ skill, seed });
    while (!run.ended && !until(run.state)) run.step(bot(run.state), onEvent);
    return run;
  };
}

/** The first seeds. */
export function seeds(count: number): readonly number[] {
  return Array.from({ length: count }, (_, seed) => seed);
}

export function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] as number;
}
