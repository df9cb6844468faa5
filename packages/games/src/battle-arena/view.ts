import type { GameModule } from '../game-module.ts';
import type { TheatreParts } from '../theatre.ts';
import { Replay, Screen } from './Screen.tsx';
import { view } from './scene.ts';
import { battleArena } from './sim.ts';
import type { ArenaCommand } from './simulation/commands.ts';
import type { ArenaEvent, ArenaState } from './simulation/state.ts';

const theatre: TheatreParts<ArenaState, ArenaCommand, ArenaEvent> = {
  hitBoxes: true,
  markOf(event) {
    switch (event.type) {
      case 'wave': {
        const { wave } = event;
        return { tone: 'chapter', text: (t) => t('battle-arena.wave.title', { wave }) };
      }
      case 'setPiece': {
        const { kind } = event;
        return { tone: 'chapter', text: (t) => t(`battle-arena.setPiece.${kind}`) };
      }
      case 'bossLevel': {
        const { level } = event;
        return { tone: 'chapter', text: (t) => t('battle-arena.boss.title', { level }) };
      }
      case 'bossDestroyed':
        return { tone: 'gain', text: (t) => t('battle-arena.marks.warship') };
      case 'bossLevelCleared': {
        const { level } = event;
        return { tone: 'gain', text: (t) => t('battle-arena.boss.cleared', { level }) };
      }
      case 'powerUpTaken': {
        const { kind } = event;
        return {
          tone: 'gain',
          text: (t) => t('battle-arena.announce.taken', { powerUp: t(`battle-arena.powerUps.${kind}`) }),
        };
      }
      case 'shipLost': {
        const { lives, to } = event;
        return {
          tone: 'loss',
          text: (t) => t('battle-arena.announce.shipLost', { enemy: t(`battle-arena.names.${to}`), count: lives }),
        };
      }
      default:
        return undefined;
    }
  },
  inputOf(command) {
    switch (command.type) {
      case 'button':
        return { hold: command.button === 'fire' ? 'primary' : command.button, down: command.down };
      case 'autoFire':
        return { press: 'secondary' };
      case 'drag':
        return { drag: command };
    }
  },
};

/** Cosmic Battle Arena as the catalog loads it. */
export const module: GameModule<ArenaState, ArenaCommand, ArenaEvent> = {
  sim: battleArena,
  view,
  Screen,
  Replay,
  theatre,
};
