import type { GameModule } from '../game-module.ts';
import type { TheatreParts } from '../theatre.ts';
import { Replay, Screen } from './Screen.tsx';
import { numberOf } from './deck-order.ts';
import { mazeOf } from './mazes/index.ts';
import { view } from './scene.ts';
import { cargoRunner } from './sim.ts';
import type { CargoCommand, CargoEvent, CargoState } from './state.ts';

const theatre: TheatreParts<CargoState, CargoCommand, CargoEvent> = {
  hitBoxes: true,
  markOf(event, state) {
    const { score } = state;
    const level = numberOf(state);
    const deckId = mazeOf(state.level).plan.id;
    switch (event.type) {
      case 'levelStarted':
        return {
          tone: 'chapter',
          text: (t) => t('cargo-runner.level.title', { level, deck: t(`cargo-runner.conditions.decks.${deckId}`) }),
        };
      case 'delivered': {
        const { left } = event;
        return { tone: 'gain', text: (t) => t('cargo-runner.announce.delivered', { count: left, score }) };
      }
      case 'chase':
        return { tone: 'loss', text: (t) => t('cargo-runner.marks.chase') };
      case 'shaken': {
        const { seconds } = event;
        return { tone: 'gain', text: (t) => t('cargo-runner.announce.shaken', { seconds }) };
      }
      case 'pulse': {
        const { length } = event.drones;
        return { tone: 'gain', text: (t) => t('cargo-runner.announce.stunned', { count: length }) };
      }
      case 'levelComplete': {
        const { points } = event;
        return { tone: 'gain', text: (t) => t('cargo-runner.announce.complete', { level, points, score }) };
      }
      case 'caught':
        return { tone: 'loss', text: (t) => t('cargo-runner.marks.caught') };
      case 'timeUp':
        return {
          tone: 'loss',
          text: (t) => t('cargo-runner.cause.timeUp', { deck: t(`cargo-runner.conditions.decks.${deckId}`) }),
        };
      case 'victory':
        return { tone: 'gain', text: (t) => t('cargo-runner.cause.victory') };
      default:
        return undefined;
    }
  },
  inputOf(command) {
    switch (command.type) {
      case 'hold':
      case 'release':
        return { hold: command.heading, down: command.type === 'hold' };
      case 'course':
        return { press: command.heading };
      case 'pulse':
        return { press: 'secondary' };
      case 'continue':
        return { press: 'primary' };
    }
  },
};

/** Cargo Runner as the catalog loads it. */
export const module: GameModule<CargoState, CargoCommand, CargoEvent> = {
  sim: cargoRunner,
  view,
  Screen,
  Replay,
  theatre,
};
