/** The games of the hub: each is one line here and one folder beside this file. */
export { battleArena } from './battle-arena/game.ts';
export { spaceSnake } from './space-snake/game.ts';
export { memoryChallenge } from './memory-challenge/game.ts';
export { loreMaster } from './lore-master/game.ts';
export { puzzle } from './puzzle/game.ts';
export { cargoRunner } from './cargo-runner/game.ts';
