import type { GameModule } from '../game-module.ts';
import type { TheatreParts } from '../theatre.ts';
import { Replay, Screen } from './Screen.tsx';
import { MAX_STRIKES, QUESTION_COUNT } from './rules.ts';
import { view } from './scene.ts';
import { loreMaster } from './sim.ts';
import type { QuizCommand, QuizEvent, QuizState } from './state.ts';

/** Every tenth question begins a chapter, and every fifth right answer in a row is worth a mark. */
const CHAPTER_QUESTIONS = 10;
const MARKED_STREAK = 5;

const theatre: TheatreParts<QuizState, QuizCommand, QuizEvent> = {
  markOf(event) {
    switch (event.type) {
      case 'briefed':
        return { tone: 'chapter', text: (t) => t('lore-master.briefing.title') };
      case 'asked': {
        const { place: number } = event;
        if (number % CHAPTER_QUESTIONS !== 1) return undefined;
        return { tone: 'chapter', text: (t) => t('lore-master.progress', { number, count: QUESTION_COUNT }) };
      }
      case 'right': {
        const { streak } = event;
        if (streak % MARKED_STREAK !== 0) return undefined;
        return { tone: 'gain', text: (t) => t('lore-master.streak', { count: streak }) };
      }
      case 'strike': {
        const { strikes } = event;
        return { tone: 'loss', text: (t) => t('lore-master.hud.strikesOf', { count: strikes, most: MAX_STRIKES }) };
      }
      case 'finished':
        return { tone: 'gain', text: (t) => t('lore-master.result.complete') };
      default:
        return undefined;
    }
  },
  // The board shows which answer is locked.
  inputOf: (command) => ('lock' in command || 'skip' in command ? { press: 'primary' } : undefined),
};

/** Lore Master as the catalog loads it, without a dealer. */
export const module: GameModule<QuizState, QuizCommand, QuizEvent> = {
  sim: loreMaster,
  view,
  Screen,
  Replay,
  theatre,
};
