import {
  type Dealer,
  type DealerSecret,
  type DealtAt,
  type RevealCall,
  RevealRefused,
  TICKS_PER_SECOND,
  secretRng,
  shuffle,
} from '@star-seekers/sim';
import { CARDS, COMPARE_TICKS, PAIRS, PICTURE_POOL, TURN_TICKS, levelSeconds } from './rules.ts';

/** Lays out the cards of every level, and says what a card shows when the rules let it be turned. */
export const memoryDealer: Dealer = {
  deal(secret, earlier, call) {
    const { level, card } = cardOf(call);
    const table = tableAfter(earlier);
    if (level !== table.level && !(level === table.level + 1 && table.matched.size === CARDS)) {
      throw new RevealRefused('The run is in another level.');
    }
    if (level === table.level) {
      refuseLate(table, call.tick);
      refuseTurned(table, card, call.tick);
    }
    return { face: layOut(secret, level)[card] as number };
  },
};

/** The pictures of a level by place. @param level counts from 1 */
export function layOut(secret: DealerSecret, level: number): number[] {
  const rng = secretRng(secret, level);
  const pool = Array.from({ length: PICTURE_POOL }, (_, picture) => picture);
  const drawn = shuffle(rng, pool).slice(0, PAIRS);
  return shuffle(rng, [...drawn, ...drawn]);
}

interface CardTable {
  level: number;
  /** The tick by which the level had begun. */
  began: number;
  matched: Set<number>;
  /** Cards that are face up and not matched: none, one, or two that do not match. */
  faceUp: DealtAt[];
}

/** What lies on the table after everything that was told. */
function tableAfter(earlier: readonly DealtAt[]): CardTable {
  const table: CardTable = { level: 1, began: 0, matched: new Set(), faceUp: [] };
  for (const dealt of earlier) {
    const { level, card } = cardOf(dealt);
    if (level !== table.level) {
      table.level = level;
      table.began = dealt.tick;
      table.matched.clear();
    }
    if (table.faceUp.length === 2) table.faceUp = [];
    const [first] = table.faceUp;
    if (first && first.reveal.face === dealt.reveal.face) {
      table.matched.add(cardOf(first).card).add(card);
      table.faceUp = [];
    } else table.faceUp.push(dealt);
  }
  return table;
}

/** The clock of a level ends the run: whoever asks on plays no run, and each answer would be dearer than the one before. */
function refuseLate({ level, began }: CardTable, tick: number): void {
  if (tick > began + levelSeconds(level) * TICKS_PER_SECOND) throw new RevealRefused('The time of this level is up.');
}

function refuseTurned({ matched, faceUp }: CardTable, card: number, tick: number): void {
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
