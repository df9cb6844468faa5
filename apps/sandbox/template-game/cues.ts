import type { Cue } from '@star-seekers/stage/screen/cue.ts';
import type { DockEvent } from './sim.ts';

/** The sound of an event, and how it is felt, from the bank that every page has. */
export function cueOf({ type }: DockEvent): Cue | undefined {
  switch (type) {
    case 'docked':
      return { effect: 'ui.confirm', haptic: 'light' };
    case 'missed':
      return { effect: 'ui.error', haptic: 'medium' };
    case 'moved':
      return undefined;
  }
}
