import battleArena from '../film/play/battle-arena.mp4?url';
import cargoRunner from '../film/play/cargo-runner.mp4?url';
import loreMaster from '../film/play/lore-master.mp4?url';
import memoryChallenge from '../film/play/memory-challenge.mp4?url';
import puzzle from '../film/play/puzzle.mp4?url';
import spaceSnake from '../film/play/space-snake.mp4?url';

/** Seamless loops of real play by game, a few seconds each, 16:9, H.264 without sound. */
export const playLoops = {
  'battle-arena': battleArena,
  'space-snake': spaceSnake,
  'memory-challenge': memoryChallenge,
  'lore-master': loreMaster,
  puzzle,
  'cargo-runner': cargoRunner,
} as const;
