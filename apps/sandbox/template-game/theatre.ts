import type { TheatreParts } from '../theatre.ts';
import type { DockCommand, DockEvent, DockState } from './sim.ts';

/** Marks and inputs of the template game where its runs are watched. */
export const theatre: TheatreParts<DockState, DockCommand, DockEvent> = {
  markOf({ type }, { docked, lives }) {
    return {
      tone: type === 'docked' ? 'gain' : 'loss',
      text: (t) => t(`template-game.announce.${type}`, { docked, lives }),
    };
  },
  inputOf: () => ({ press: 'primary' }),
};
