import type { GameModule } from '../game-module.ts';
import type { TheatreParts } from '../theatre.ts';
import { Replay, Screen } from './Screen.tsx';
import { UPRIGHT, WIDE, centreOf } from './board.ts';
import { view } from './scene.ts';
import { memoryChallenge } from './sim.ts';
import type { MemoryCommand, MemoryEvent, MemoryState } from './state.ts';

/** As many pairs without a mismatch between them are worth a mark. */
const MARKED_STREAK = 3;

const theatre: TheatreParts<MemoryState, MemoryCommand, MemoryEvent> = {
  markOf(event, { level }) {
    switch (event.type) {
      case 'dealt':
        return { tone: 'chapter', text: (t) => t('memory-challenge.announce.dealt', { level }) };
      case 'matched': {
        const { streak } = event;
        if (streak < MARKED_STREAK) return undefined;
        return { tone: 'gain', text: (t) => t('memory-challenge.marks.streak', { streak }) };
      }
      case 'levelCompleted': {
        const { bonus, stars } = event;
        return { tone: 'gain', text: (t) => t('memory-challenge.announce.completed', { level, bonus, stars }) };
      }
      case 'won':
        return { tone: 'gain', text: (t) => t('memory-challenge.result.won') };
      case 'lost':
        return { tone: 'loss', text: (t) => t('memory-challenge.cause.timeUp', { level }) };
      default:
        return undefined;
    }
  },
  inputOf(command, canvas) {
    if ('turn' in command) {
      const { x, y } = centreOf(canvas.width > canvas.height ? WIDE : UPRIGHT, command.turn);
      return { at: { x: x / canvas.width, y: y / canvas.height } };
    }
    return 'face' in command ? undefined : { press: 'primary' };
  },
};

/** Cosmic Memory Challenge as the catalog loads it, without its dealer. */
export const module: GameModule<MemoryState, MemoryCommand, MemoryEvent> = {
  sim: memoryChallenge,
  view,
  Screen,
  Replay,
  theatre,
};
