import type { GameModule } from '../game-module.ts';
import type { TheatreParts } from '../theatre.ts';
import { Replay, Screen } from './Screen.tsx';
import { view } from './scene.ts';
import { type SnakeCommand, type SnakeEvent, spaceSnake } from './sim.ts';
import type { SnakeState } from './state.ts';

const theatre: TheatreParts<SnakeState, SnakeCommand, SnakeEvent> = {
  hitBoxes: true,
  markOf(event, { enemies, score }) {
    switch (event.type) {
      case 'wave': {
        const { wave } = event;
        return { tone: 'chapter', text: (t) => t('space-snake.wave.title', { wave }) };
      }
      case 'grown': {
        const { length } = event;
        return { tone: 'gain', text: (t) => t('space-snake.announce.grown', { length, score }) };
      }
      case 'clean': {
        const { chain } = event;
        if (chain < 2) return undefined;
        return { tone: 'gain', text: (t) => t('space-snake.announce.clean', { chain }) };
      }
      case 'drivenOff':
        return event.all ? { tone: 'gain', text: (t) => t('space-snake.announce.swept') } : undefined;
      case 'died': {
        const kind = enemies.find(({ id }) => id === event.death.enemyId)?.kind;
        return {
          tone: 'loss',
          text: (t) =>
            kind === undefined
              ? t('space-snake.cause.convoy')
              : t('space-snake.cause.enemy', { enemy: t(`space-snake.enemies.${kind}`) }),
        };
      }
      default:
        return undefined;
    }
  },
  inputOf: ({ turn }) => ({ press: turn }),
};

/** Space Snake as the catalog loads it. */
export const module: GameModule<SnakeState, SnakeCommand, SnakeEvent> = {
  sim: spaceSnake,
  view,
  Screen,
  Replay,
  theatre,
};
