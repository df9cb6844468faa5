import { expect, it } from 'vitest';
import { phaserFrames } from './atlas.ts';

it('converts frame boxes and pivots to the format of Phaser', () => {
  const atlas = {
    url: '/a.webp',
    width: 64,
    height: 32,
    density: 2,
    frames: { ship: [4, 4, 20, 10], flame: [30, 4, 8, 20] },
    pivots: { flame: [0.5, 0] },
  } as const;
  expect(phaserFrames(atlas)).toEqual({
    frames: {
      ship: { frame: { x: 4, y: 4, w: 20, h: 10 } },
      flame: { frame: { x: 30, y: 4, w: 8, h: 20 }, anchor: { x: 0.5, y: 0 } },
    },
  });
});
