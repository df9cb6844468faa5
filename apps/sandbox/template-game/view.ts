import type { GameModule } from '../game-module.ts';
import type { TheatreParts } from '../theatre.ts';
import { Replay, Screen } from './Screen.tsx';
import { view } from './scene.ts';
import { type DockCommand, type DockEvent, type DockState, templateGame } from './sim.ts';

/** Marks and inputs of the template game where its runs are watched. */
const theatre: TheatreParts<DockState, DockCommand, DockEvent> = {
  markOf({ type }, { docked, lives }) {
    if (type === 'moved') return undefined;
    return {
      tone: type === 'docked' ? 'gain' : 'loss',
      text: (t) => t(`template-game.announce.${type}`, { docked, lives }),
    };
  },
  inputOf: () => ({ press: 'primary' }),
};

/** The lazy chunk of the template game. */
export const module: GameModule<DockState, DockCommand, DockEvent> = {
  sim: templateGame,
  view,
  Screen,
  Replay,
  theatre,
};
