import type { SimState } from '@star-seekers/sim';
import type { Bot } from '../game.ts';
import type { Human } from './humans.ts';

/** What is won: what medals count, or time. */
export type DullAim = 'score' | 'seconds';

export type Value = string | number;

/** What can be chosen in a game's language of dull play, by name. */
export type Genes = Readonly<Record<string, readonly Value[]>>;

/** A value of each gene. */
export type Policy<G extends Genes = Genes> = { readonly [Gene in keyof G]: G[Gene][number] };

/**
 * The ways of playing a game that a person would find boring: camping, pacing, waiting, one action over and over, leaving one thing out. Each
 * game has its own in `panel-dull.ts`.
 */
export interface DullLanguage<State extends SimState, Command, G extends Genes = Genes> {
  /** The first value of each gene is what the panel's player does; a dull policy departs from it in one gene at least. */
  readonly genes: G;
  /** What dull play must not win; the length only where a long run is worth something. Without it, both. */
  readonly aims?: readonly DullAim[];
  /** A person with these limits who keeps to the policy. */
  readonly createPlayer: (policy: Policy<G>, human: Human, seed: number) => Bot<State, Command>;
}

/** Declares a language, so that its policies have the types of its genes. */
export const dullLanguage =
  <State extends SimState, Command>() =>
  <const G extends Genes>(language: DullLanguage<State, Command, G>): DullLanguage<State, Command> =>
    language as unknown as DullLanguage<State, Command>;
