import type { Panel } from '../panel/pace.ts';
import { templateGame } from './game.ts';
import { createPlayer } from './panel-player.ts';
import type { DockCommand, DockEvent, DockState } from './sim.ts';

const DOCKED_TO_SEE = [1, 5, 10].map((docked) => ({ docked, name: `${docked} docked` }));

export const panel: Panel<DockState, DockCommand, DockEvent> = {
  game: templateGame,
  createPlayer,
  // A light that is about to leave the open bay.
  isThreatened: ({ light, open }) => light === open,
  isReward: ({ type }) => type === 'docked',
  contents: DOCKED_TO_SEE.map(({ name }) => name),
  contentsIn: (state) => DOCKED_TO_SEE.filter(({ docked }) => state.docked >= docked).map(({ name }) => name),
  causeOf: ({ lives }) => (lives === 0 ? 'lost' : 'time'),
  bands: [],
};
