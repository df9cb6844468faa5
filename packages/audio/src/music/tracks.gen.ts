// Written by `pnpm audio`; do not edit.
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
    id: '2',
    name: 'Harbour Lights',
    filename: 'harbour-lights.mp3',
    category: 'menu',
    loop: {
      startMs: 150,
      durationMs: 100000,
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
    id: '4',
    name: 'Silent Orbit',
    filename: 'silent-orbit.mp3',
    category: 'ambient',
    loop: {
      startMs: 150,
      durationMs: 106666.66666666667,
    },
  },
  {
    id: '5',
    name: 'Glass Nebula',
    filename: 'glass-nebula.mp3',
    category: 'ambient',
    loop: {
      startMs: 150,
      durationMs: 100000,
    },
    layers: {
      pulse: {
        filename: 'glass-nebula-pulse.mp3',
        loop: {
          startMs: 150,
          durationMs: 10000,
        },
      },
      danger: {
        filename: 'glass-nebula-danger.mp3',
        loop: {
          startMs: 150,
          durationMs: 10000,
        },
      },
      crisis: {
        filename: 'glass-nebula-crisis.mp3',
        loop: {
          startMs: 150,
          durationMs: 5000,
        },
      },
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
    layers: {
      pulse: {
        filename: 'full-burn-pulse.mp3',
        loop: {
          startMs: 150,
          durationMs: 6666.666666666667,
        },
      },
      danger: {
        filename: 'full-burn-danger.mp3',
        loop: {
          startMs: 150,
          durationMs: 6666.666666666667,
        },
      },
      crisis: {
        filename: 'full-burn-crisis.mp3',
        loop: {
          startMs: 150,
          durationMs: 3333.3333333333335,
        },
      },
    },
  },
  {
    id: '7',
    name: 'Red Giant',
    filename: 'red-giant.mp3',
    category: 'action',
    loop: {
      startMs: 150,
      durationMs: 102400,
    },
  },
  {
    id: '8',
    name: 'Wolf Pack',
    filename: 'wolf-pack.mp3',
    category: 'action',
    loop: {
      startMs: 150,
      durationMs: 105000,
    },
  },
  {
    id: '9',
    name: 'Convoy',
    filename: 'convoy.mp3',
    category: 'game',
    loop: {
      startMs: 150,
      durationMs: 96000,
    },
    layers: {
      pulse: {
        filename: 'convoy-pulse.mp3',
        loop: {
          startMs: 150,
          durationMs: 8000,
        },
      },
      danger: {
        filename: 'convoy-danger.mp3',
        loop: {
          startMs: 150,
          durationMs: 8000,
        },
      },
      crisis: {
        filename: 'convoy-crisis.mp3',
        loop: {
          startMs: 150,
          durationMs: 4000,
        },
      },
    },
  },
  {
    id: '10',
    name: 'Night Freight',
    filename: 'night-freight.mp3',
    category: 'game',
    loop: {
      startMs: 150,
      durationMs: 96000,
    },
    layers: {
      pulse: {
        filename: 'night-freight-pulse.mp3',
        loop: {
          startMs: 150,
          durationMs: 9600,
        },
      },
      danger: {
        filename: 'night-freight-danger.mp3',
        loop: {
          startMs: 150,
          durationMs: 9600,
        },
      },
      crisis: {
        filename: 'night-freight-crisis.mp3',
        loop: {
          startMs: 150,
          durationMs: 4800,
        },
      },
    },
  },
  {
    id: '11',
    name: 'Memory of Stars',
    filename: 'memory-of-stars.mp3',
    category: 'game',
    loop: {
      startMs: 150,
      durationMs: 100000,
    },
    layers: {
      pulse: {
        filename: 'memory-of-stars-pulse.mp3',
        loop: {
          startMs: 150,
          durationMs: 10000,
        },
      },
      danger: {
        filename: 'memory-of-stars-danger.mp3',
        loop: {
          startMs: 150,
          durationMs: 10000,
        },
      },
      crisis: {
        filename: 'memory-of-stars-crisis.mp3',
        loop: {
          startMs: 150,
          durationMs: 5000,
        },
      },
    },
  },
  {
    id: '12',
    name: 'Star Charts',
    filename: 'star-charts.mp3',
    category: 'game',
    loop: {
      startMs: 150,
      durationMs: 105000,
    },
    layers: {
      pulse: {
        filename: 'star-charts-pulse.mp3',
        loop: {
          startMs: 150,
          durationMs: 7500,
        },
      },
      danger: {
        filename: 'star-charts-danger.mp3',
        loop: {
          startMs: 150,
          durationMs: 7500,
        },
      },
      crisis: {
        filename: 'star-charts-crisis.mp3',
        loop: {
          startMs: 150,
          durationMs: 3750,
        },
      },
    },
  },
];
