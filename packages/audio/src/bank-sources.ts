import cargoMp3 from '../assets/cargo.mp3?url';
import cargoWebm from '../assets/cargo.webm?url';
import arenaMp3 from '../assets/arena.mp3?url';
import arenaWebm from '../assets/arena.webm?url';
import diceMp3 from '../assets/dice.mp3?url';
import diceWebm from '../assets/dice.webm?url';
import memoryMp3 from '../assets/memory.mp3?url';
import memoryWebm from '../assets/memory.webm?url';
import puzzleMp3 from '../assets/puzzle.mp3?url';
import puzzleWebm from '../assets/puzzle.webm?url';
import quizMp3 from '../assets/quiz.mp3?url';
import quizWebm from '../assets/quiz.webm?url';
import snakeMp3 from '../assets/snake.mp3?url';
import snakeWebm from '../assets/snake.webm?url';
import uiMp3 from '../assets/ui.mp3?url';
import uiWebm from '../assets/ui.webm?url';
import type { EffectBank } from './effect-bank.ts';

/** URLs of each bank's files, preferred format first. */
export const bankSources: Readonly<Record<EffectBank, readonly string[]>> = {
  ui: [uiWebm, uiMp3],
  dice: [diceWebm, diceMp3],
  snake: [snakeWebm, snakeMp3],
  cargo: [cargoWebm, cargoMp3],
  arena: [arenaWebm, arenaMp3],
  memory: [memoryWebm, memoryMp3],
  quiz: [quizWebm, quizMp3],
  puzzle: [puzzleWebm, puzzleMp3],
};
