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
  {
    id: '3',
    name: 'Love Story',
    filename: 'love-story.mp3',
    category: 'ambient',
    loop: {
      startMs: 150,
      durationMs: 106666.66666666667,
    },
  },
  {
    id: '6',
    name: 'Full Burn',
    filename: 'full-burn.mp3',
    category: 'action',
    loop: {
      startMs: 150,
      durationMs: 106666.66666666667,
    },
  },
];
