import type { Point } from './board.ts';

/** A pane under the finger: pressed, and dragged once it has moved. */
export interface Hand {
  readonly place: number;
  /** Where its middle is drawn; null while it has not moved. */
  at: Point | null;
  /** The place that it would be dropped on. */
  over: number | null;
}

/**
 * What the page does to the look of the board between two commands. The page writes it, the scene reads it in the next frame; nothing of
 * it reaches the simulation.
 */
export interface BoardLook {
  hand: Hand | null;
  /** The whole picture is held before the panes. */
  peeking: boolean;
  /** Each pane shows its number. */
  numbers: boolean;
}

const looks = new WeakMap<object, BoardLook>();

/** Holds the picture before the panes, or takes it away. */
export function holdPicture(controller: object, peeking: boolean): void {
  boardLookOf(controller).peeking = peeking;
}

export function showNumbers(controller: object, numbers: boolean): void {
  boardLookOf(controller).numbers = numbers;
}

export function takeInHand(controller: object, hand: Hand | null): void {
  boardLookOf(controller).hand = hand;
}

/** The look of the board that a controller plays on: one for the page and the scene. */
export function boardLookOf(controller: object): BoardLook {
  const known = looks.get(controller);
  if (known) return known;
  const look: BoardLook = { hand: null, peeking: false, numbers: false };
  looks.set(controller, look);
  return look;
}
