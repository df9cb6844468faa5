import type { AnyGameSim, CommandLog, Dealer, DealtFrom, GameSim, Json, RunOptions, SimState } from '@star-seekers/sim';
import type { RunCommendations } from './commendation.ts';
import type { GameSlug } from './game-texts.ts';

/** What the hub's pages know of a game before they load it. */
export interface GameListing {
  /** Fixed (`G0.2`); the game's address is `/game{id}`. */
  readonly id: number;
  readonly slug: GameSlug;
  readonly facts: GameFacts;
  readonly medals: Medals;
  /**
   * Set where medals count something else than the score: the thing of the collection whose value, less 1, they count, and the most of
   * it. A run that ends has the thing, whatever it reached.
   */
  readonly medalsOf?: { readonly item: number; readonly most: number };
  /** Set where gold asks for more than a score: the thing of the collection that such a run has, with its score as the value. */
  readonly goldOf?: { readonly item: number };
  /** Set where fewer ticks rank first among equal scores. Elsewhere, and among equal ticks, the earlier run does. */
  readonly ties?: 'ticks';
  /** The picture of its card: `cover-<name>` among the hub's. */
  readonly cover: string;
  /** Id of the track that plays on its page (`P2.93`). */
  readonly music: string;
  /** Set in games whose runs collect something; the names of the game then have a line about it. */
  readonly collection?: {
    /** How many things there are, or the greatest value where only one thing counts. */
    readonly total: number;
  };
}

/** Shown on the badges of a game (`G0.1`). */
export interface GameFacts {
  readonly difficulty?: 'easy' | 'medium';
  /** Displayed maximum of points, where there is one. */
  readonly maxPoints?: number;
}

/**
 * The scores, or other figures, that earn the medals of a game: what one run in four of a novice, a median and a skilled player reaches,
 * or gold one in ten.
 */
export interface Medals {
  readonly bronze: number;
  readonly silver: number;
  readonly gold: number;
}

/** The same under the conditions of a day. */
export interface DayMedals extends Medals {
  readonly options: RunOptions;
}

/** The name of a game (`G0.2`) and one line about it, in one language. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- the types of translations are records, which an interface is not
export type GameNames = {
  /** The same in all languages, and everywhere: card, screen, boards, ledger. */
  readonly title: string;
  /** The other reading of the name, above it. */
  readonly kicker: string;
  readonly description: string;
  /** What the player has collected: `items` of `total`, or `best`, the greatest value. */
  readonly collection?: string;
};

/** Something that a player keeps from a run, such as a picture that was found. Of several runs the greatest value counts. */
export interface Keepsake {
  /** Number of the thing, by a numbering of the game. */
  readonly item: number;
  /** A whole number from 1, such as the seconds that were left. */
  readonly value: number;
}

/** A game without anything that draws: what the server, bots and benches load. */
export interface Game<State extends SimState, Command, Event> extends GameListing {
  /** In English. */
  readonly names: GameNames;
  readonly sim: GameSim<State, Command, Event>;
  /**
   * Holds what the player must not know, in games with hidden information; the kernel's `beaconDealer` in games with beacons. The hub's
   * pages never load the former.
   */
  readonly dealer?: Dealer;
  /**
   * Set in games in which a look at the board helps the player, such as a puzzle: while a run is played, others see only its score. So it is
   * with hidden information too.
   */
  readonly showsOnlyScore?: true;
  /** Its scripted player. */
  readonly createBot: BotFactory<State, Command>;
  /** What a finished run adds to the player's collection; absent in games without one. */
  readonly keepsakesOf?: (state: Readonly<State>) => readonly Keepsake[];
  /** The medals of each of `sim.dayConditions`, from `par.json` (`pnpm bench par --record`); absent in games without conditions or synthetic players. */
  readonly dayMedals?: readonly DayMedals[];
  /** What runs are commended for; absent in games without. Of each one, in every language, `texts/<language>/commendations.json` tells. */
  readonly commendations?: RunCommendations<NoInfer<State>, NoInfer<Event>>;
  /**
   * What waits to be dealt again after a run that counts, 64 numbers at most; absent in games whose runs know nothing of each other.
   * @param again what waited before it (`DealtFrom.again`)
   */
  readonly dealsAgain?: (again: readonly number[], state: Readonly<State>) => readonly number[];
  /** Takes from the log of a finished run what would tell other players about theirs; absent where a log tells nothing. */
  readonly publicLog?: PublicLog<Command>;
  /**
   * Events that a player sees and answers, such as a question; what happens when the player wants it to is none. Reaction times are measured from
   * them; absent in games without.
   */
  readonly reactsTo?: readonly TypeOf<NoInfer<Event>>[];
}

type TypeOf<Event> = Event extends { readonly type: infer Type } ? Type : never;

/** What everybody may read of a run. */
export interface PublicLog<Command> {
  /** The rules version since which stored logs are public. */
  readonly since: number;
  /** Gives the same outcome as the log itself. */
  readonly of: (log: CommandLog<Command>) => CommandLog<Command>;
  /** What such a log does not tell, of a run by the current rules. */
  readonly texts: (from: DealtFrom, log: CommandLog<Command>) => WithheldTexts;
}

/** What the player of a run was shown, and others only in portions. */
export interface WithheldTexts {
  /** Display data of each answer of the dealer, in order. */
  readonly shown: readonly Json[];
  /** Indexes of answers that belong together, such as a question and its verdict. What is in no portion is for the player only. */
  readonly portions: readonly (readonly number[])[];
}

/** A game whose types the caller does not need to know. */
export interface AnyGame
  extends GameListing, Pick<Game<SimState, unknown, unknown>, 'names' | 'dealer' | 'showsOnlyScore' | 'dayMedals'> {
  readonly sim: AnyGameSim;
  readonly reactsTo?: readonly string[];
  // oxlint-disable-next-line typescript/no-explicit-any -- existential: State and Command vary together
  readonly createBot: BotFactory<any, any>;
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  readonly keepsakesOf?: (state: any) => readonly Keepsake[];
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  readonly commendations?: RunCommendations<any, any>;
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  readonly dealsAgain?: (again: readonly number[], state: any) => readonly number[];
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  readonly publicLog?: PublicLog<any>;
}

/** Declares a game for the registry. */
export function defineGame<State extends SimState, Command, Event>(
  game: Game<State, Command, Event>,
): Game<State, Command, Event> {
  return game;
}

/** How well a bot plays. */
export type BotSkill = 'good' | 'poor';

/** Looks at the state before a tick and answers with the commands of that tick. Deterministic for one seed. */
export type Bot<State, Command> = (state: Readonly<State>) => readonly Command[];

export type BotFactory<State, Command> = (options: { skill: BotSkill; seed: number }) => Bot<State, Command>;
