// Written by compose/music.ts.
import type { Track } from './track.ts';

/** Every track of the hub, in the order of the player. The first is the anthem of the menu. */
export const TRACKS: readonly Track[] = [
  {
    id: '1',
    name: 'Horizon Call',
    filename: 'horizon-call.mp3',
    category: 'menu',
    loop: {
      startMs: 150,
      durationMs: 96000,
    },
  },
];
