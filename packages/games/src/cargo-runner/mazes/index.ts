import { type Maze, parseMaze } from '../maze.ts';
import { frostDeck } from './frost-deck.ts';
import { giltDeck } from './gilt-deck.ts';
import { greenDeck } from './green-deck.ts';
import { hornDeck } from './horn-deck.ts';
import { quietDeck } from './quiet-deck.ts';
import { rustDeck } from './rust-deck.ts';
import { saltDeck } from './salt-deck.ts';

/** The seven decks in the order of the mission. */
export const MAZES: readonly Maze[] = [rustDeck, greenDeck, saltDeck, frostDeck, hornDeck, giltDeck, quietDeck].map(
  parseMaze,
);

/** The deck of a number. @param level from 1 to 7 */
export function mazeOf(level: number): Maze {
  return MAZES[level - 1] as Maze;
}
