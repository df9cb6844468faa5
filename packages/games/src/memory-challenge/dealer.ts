import {
  type Dealer,
  type DealerSecret,
  type TimedDeal,
  type RevealCall,
  type Rng,
  RevealRefused,
  TICKS_PER_SECOND,
  secretRng,
  shuffle,
} from '@star-seekers/sim';
import { familyOf } from './day.ts';
import { LOOKS, LOOK_ALIKES, type Look } from './look-alikes.ts';
import {
  CARDS,
  COMPARE_TICKS,
  FAMILY_PICTURES,
  PAIRS,
  TURN_TICKS,
  levelSeconds,
  looksOf,
  mostTurns,
  picturesOfLook,
} from './rules.ts';

/** Shuffles the cards of every level, and reveals a card if the rules allow its turn. */
export const memoryDealer: Dealer = {
  // The first level has the most time.
  looksBack: mostTurns(1),
  deal({ secret, options }, earlier, call) {
    const { level, card } = cardOf(call);
    const table = tableAfter(earlier);
    if (level !== table.level && !(level === table.level + 1 && table.matched.size === CARDS)) {
      throw new RevealRefused('The run is in another level.');
    }
    if (level === table.level) {
      refuseAfterTime(table, call.tick);
      refuseFaceUp(table, card, call.tick);
    }
    return { face: facesOf(secret, level, familyOf(options))[card] as number };
  },
};

/**
 * The faces of a level by card: as many of each of its looks, which follow from the level alone, and others. A day's look has half of the
 * pictures.
 * @param level from 1
 * @param family index of the day's look
 */
export function facesOf(secret: DealerSecret, level: number, family?: number): number[] {
  const rng = secretRng(secret, level);
  const faces = family === undefined ? facesOfLooks(rng, level) : facesOfFamily(rng, level, family);
  return shuffle(rng, [...faces, ...faces]);
}

function facesOfLooks(rng: Rng, level: number): number[] {
  const looks = looksOf(level);
  const each = picturesOfLook(level);
  const faces = looks.flatMap((look) => draw(rng, LOOK_ALIKES[look], each));
  const others = LOOKS.filter((look) => !looks.includes(look)).flatMap((look) => LOOK_ALIKES[look]);
  return [...faces, ...draw(rng, others, PAIRS - faces.length)];
}

function facesOfFamily(rng: Rng, level: number, family: number): number[] {
  const look = LOOKS[family] as Look;
  const others = looksOf(level, family).filter((other) => other !== look);
  return [
    ...draw(rng, LOOK_ALIKES[look], FAMILY_PICTURES),
    ...draw(
      rng,
      others.flatMap((other) => LOOK_ALIKES[other]),
      PAIRS - FAMILY_PICTURES,
    ),
  ];
}

function draw(rng: Rng, faces: readonly number[], count: number): number[] {
  return shuffle(rng, [...faces]).slice(0, count);
}

interface CardTable {
  readonly level: number;
  /** Tick of the level's first reveal; 0 in level 1. */
  readonly startTick: number;
  readonly matched: ReadonlySet<number>;
  /** Unmatched cards that are face up: none, one, or two that do not match. */
  readonly faceUp: readonly TimedDeal[];
}

/** The table after the earlier reveals. Only those of the last level count: earlier levels were completed. */
function tableAfter(earlier: readonly TimedDeal[]): CardTable {
  const level = earlier.at(-1)?.request.level ?? 1;
  const start = earlier.findLastIndex((deal) => deal.request.level !== level) + 1;
  const startTick = level === 1 ? 0 : (earlier[start]?.tick ?? 0);
  const matched = new Set<number>();
  let faceUp: TimedDeal[] = [];
  for (const deal of earlier.slice(start)) {
    if (faceUp.length === 2) faceUp = [];
    const [first] = faceUp;
    if (first && first.reveal.face === deal.reveal.face) {
      matched.add(cardOf(first).card).add(cardOf(deal).card);
      faceUp = [];
    } else faceUp.push(deal);
  }
  return { level, startTick, matched, faceUp };
}

/** Refuses reveals after the time of the level, which ends the run. This limits the number of reveals, whose cost grows. */
function refuseAfterTime({ level, startTick }: CardTable, tick: number): void {
  if (tick > startTick + levelSeconds(level) * TICKS_PER_SECOND)
    throw new RevealRefused('The time of this level is up.');
}

function refuseFaceUp({ matched, faceUp }: CardTable, card: number, tick: number): void {
  if (matched.has(card)) throw new RevealRefused('This card is matched.');
  const [first, second] = faceUp;
  if (!second) {
    if (first && cardOf(first).card === card) throw new RevealRefused('This card is face up.');
    return;
  }
  if (tick < second.tick + TURN_TICKS + COMPARE_TICKS) throw new RevealRefused('Two cards are face up.');
}

/** @throws {RevealRefused} on anything but a card of a level */
function cardOf({ request: { level, card, ...rest } }: Pick<RevealCall, 'request'>): { level: number; card: number } {
  if (level === undefined || card === undefined || card >= CARDS || Object.keys(rest).length > 0) {
    throw new RevealRefused('This is no card.');
  }
  return { level, card };
}
