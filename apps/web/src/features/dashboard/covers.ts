import type { GameSlug } from '@star-seekers/games/catalog';
import battleArena from './covers/battle-arena.svg';
import cargoRunner from './covers/cargo-runner.svg';
import loreMaster from './covers/lore-master.svg';
import memoryChallenge from './covers/memory-challenge.svg';
import puzzle from './covers/puzzle.svg';
import spaceSnake from './covers/space-snake.svg';

/** Address of each game's picture, 16 to 9. */
export const covers: { readonly [slug in GameSlug]: string } = {
  'battle-arena': battleArena,
  'space-snake': spaceSnake,
  'memory-challenge': memoryChallenge,
  'lore-master': loreMaster,
  puzzle,
  'cargo-runner': cargoRunner,
};
