import type { GameModule } from '../game-module.ts';
import type { TheatreParts } from '../theatre.ts';
import { Replay, Screen } from './Screen.tsx';
import { CANVAS, centreOf } from './board.ts';
import { view } from './scene.ts';
import { puzzle } from './sim.ts';
import type { PuzzleCommand, PuzzleEvent, PuzzleState } from './state.ts';

const theatre: TheatreParts<PuzzleState, PuzzleCommand, PuzzleEvent> = {
  markOf(event) {
    switch (event.type) {
      case 'shuffled':
        return { tone: 'chapter', text: (t) => t('puzzle.marks.shuffled') };
      case 'swapped': {
        const { moves, rows } = event;
        if (rows.length === 0) return undefined;
        return { tone: 'gain', text: (t) => t('puzzle.marks.row', { move: moves }) };
      }
      case 'solved':
        return { tone: 'gain', text: (t) => t('puzzle.result.completed') };
      case 'timeUp':
        return { tone: 'loss', text: (t) => t('puzzle.result.timeUp') };
      default:
        return undefined;
    }
  },
  inputOf(command) {
    if ('cancel' in command) return { press: 'secondary' };
    const { x, y } = centreOf('touch' in command ? command.touch : command.swap[1]);
    return { at: { x: x / CANVAS.width, y: y / CANVAS.height } };
  },
};

/** Star Seekers Puzzle as the catalog loads it. */
export const module: GameModule<PuzzleState, PuzzleCommand, PuzzleEvent> = {
  sim: puzzle,
  view,
  Screen,
  Replay,
  theatre,
};
