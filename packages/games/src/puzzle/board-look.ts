import type { Point } from './board.ts';

/** The pane under a pressed pointer. */
export interface Hand {
  readonly place: number;
  /** Middle of the dragged pane; null before it moves. */
  at: Point | null;
  /** Place under the dragged pane. */
  over: number | null;
}

/**
 * Look of the board that is independent of the simulation. The page writes it, the scene reads it in the next frame.
 */
export interface BoardLook {
  hand: Hand | null;
  /** The whole picture covers the panes. */
  peeking: boolean;
  /** Each seam between neighbours glows. */
  seams: boolean;
  /** Each pane shows its number. */
  numbers: boolean;
}

const looks = new WeakMap<object, BoardLook>();

/** Shows or hides the whole picture in front of the panes. */
export function setPeeking(controller: object, peeking: boolean): void {
  boardLookOf(controller).peeking = peeking;
}

export function showSeams(controller: object, seams: boolean): void {
  boardLookOf(controller).seams = seams;
}

export function showNumbers(controller: object, numbers: boolean): void {
  boardLookOf(controller).numbers = numbers;
}

export function setHand(controller: object, hand: Hand | null): void {
  boardLookOf(controller).hand = hand;
}

/** The look of a controller's board, shared by the page and the scene. */
export function boardLookOf(controller: object): BoardLook {
  const existing = looks.get(controller);
  if (existing) return existing;
  const look: BoardLook = { hand: null, peeking: false, seams: false, numbers: false };
  looks.set(controller, look);
  return look;
}
