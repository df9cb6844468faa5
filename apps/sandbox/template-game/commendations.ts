import { defineCommendations } from '../commendation.ts';
import type { DockEvent, DockState } from './sim.ts';

/** Ships that are docked in one run, and in a row. */
const DOCKED = 10;
const IN_A_ROW = 5;

export const commendations = defineCommendations({
  since: 1,
  list: [
    { name: 'template-game-ten', material: 'iron' },
    { name: 'template-game-row', material: 'silver', secret: true },
  ],
  observe(award) {
    let inARow = 0;
    return {
      note({ type }: DockEvent) {
        if (type === 'moved') return;
        inARow = type === 'docked' ? inARow + 1 : 0;
        if (inARow >= IN_A_ROW) award('template-game-row');
      },
      end({ docked }: Readonly<DockState>) {
        if (docked >= DOCKED) award('template-game-ten');
      },
    };
  },
});
