/** The synthetic players of the panel, from a first visit to long practice. */
export type PlayerType = 'novice' | 'median' | 'skilled' | 'expert';

/**
 * Limits of a person at a screen. They are published figures, and no game may change them: a game is tuned to the panel, never the
 * panel to a game.
 */
export interface Human {
  /**
   * Mean time from what appears to the command that answers it. Seeing one thing and pressing one key takes 231 ms (Woods et al.
   * 2015, doi:10.3389/fnhum.2015.00131); each bit of choice adds time (Hick 1952), and players of action games answer about a tenth
   * faster (Dye, Green and Bavelier 2009).
   */
  readonly reactionMs: number;
  /** Time between two decisions: the second waits for the first (psychological refractory period, Pashler 1994). */
  readonly decisionMs: number;
  /** Standard deviation of a moment that was aimed for (Repp 2005: 20 to 40 ms without training). */
  readonly timingSdMs: number;
  /** Moving things that are followed at once: about four, two more after action games (Green and Bavelier 2006). */
  readonly tracked: number;
  /** How far ahead a course is planned; the eye leads the hand by about 0.8 s (Land and Tatler 2009). */
  readonly foresightMs: number;
  /** Share of decisions that are not made, because attention is elsewhere (Robertson et al. 1997). */
  readonly lapse: number;
  /** Things that are held in mind at once: about four (Cowan 2001). */
  readonly memory: number;
  /** Throughput of pointing in bits per second: 3.7 to 4.9 with a mouse (Soukoreff and MacKenzie 2004). */
  readonly pointingBitsPerS: number;
  /** Time for each further thing that is looked at in a search (Wolfe 1998: 20 to 40 ms). */
  readonly searchMs: number;
  /** Silent reading: 238 on average, 175 to 300 for most adults (Brysbaert 2019). */
  readonly wordsPerMinute: number;
}

export const HUMANS: Readonly<Record<PlayerType, Human>> = {
  novice: {
    reactionMs: 390,
    decisionMs: 350,
    timingSdMs: 60,
    tracked: 3,
    foresightMs: 400,
    lapse: 0.1,
    memory: 3,
    pointingBitsPerS: 3.7,
    searchMs: 40,
    wordsPerMinute: 175,
  },
  median: {
    reactionMs: 330,
    decisionMs: 300,
    timingSdMs: 40,
    tracked: 4,
    foresightMs: 800,
    lapse: 0.06,
    memory: 4,
    pointingBitsPerS: 4.2,
    searchMs: 30,
    wordsPerMinute: 238,
  },
  skilled: {
    reactionMs: 280,
    decisionMs: 250,
    timingSdMs: 30,
    tracked: 5,
    foresightMs: 1200,
    lapse: 0.03,
    memory: 5,
    pointingBitsPerS: 4.6,
    searchMs: 25,
    wordsPerMinute: 270,
  },
  expert: {
    reactionMs: 235,
    decisionMs: 200,
    timingSdMs: 20,
    tracked: 6,
    foresightMs: 2000,
    lapse: 0.015,
    memory: 6,
    pointingBitsPerS: 4.9,
    searchMs: 20,
    wordsPerMinute: 300,
  },
};

export const PLAYER_TYPES = Object.keys(HUMANS) as readonly PlayerType[];

/** A value for each type of player. */
export function byPlayerType<Value>(valueOf: (type: PlayerType) => Value): Record<PlayerType, Value> {
  return Object.fromEntries(PLAYER_TYPES.map((type) => [type, valueOf(type)])) as Record<PlayerType, Value>;
}
