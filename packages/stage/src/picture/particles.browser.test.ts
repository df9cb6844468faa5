import { expect, onTestFinished, test } from 'vitest';
import { createOwnedGame, loadPhaser } from '../phaser-game.ts';
import { packAtlas } from './atlas.ts';
import type { Drawing } from './drawing.ts';
import { createFrameClock } from './frame-clock.ts';
import { type ParticleOptions, Particles } from './particles.ts';

const square: Drawing = {
  size: 4,
  draw(brush) {
    brush.fillStyle = '#ffffff';
    brush.fillRect(-50, -50, 100, 100);
  },
};

type Frame = 'glow' | 'spark';

/** The places from the left at which something is drawn, of particles that are put side by side. */
async function placesDrawn(
  particles: readonly Omit<ParticleOptions<Frame>, 'x' | 'y'>[],
  reducedDetail: boolean,
): Promise<number[]> {
  const phaser = await loadPhaser();
  const parent = document.createElement('div');
  document.body.append(parent);
  const scene = new phaser.Scene('particles');
  const size = { width: 10 * particles.length, height: 10 };
  const { game, destroy } = createOwnedGame(phaser, {
    parent,
    scene,
    size,
    background: '#000000',
    onError: (error) => {
      throw error;
    },
  });
  onTestFinished(async () => {
    await destroy();
    parent.remove();
  });
  await new Promise<void>((resolve) => void game.events.once('postrender', () => resolve()));
  game.loop.sleep();
  packAtlas(scene.textures, new Map([['glow', square] as const, ['spark', square] as const]));
  const layer = new Particles<Frame>(scene, { matter: 1, light: 2 });
  const clock = { ...createFrameClock(), deltaMs: 1, reducedDetail };
  layer.draw(clock);
  particles.forEach((options, index) => layer.emit({ ...options, x: 10 * index + 5, y: 5 }));
  layer.draw(clock);
  const picture = new Promise<HTMLImageElement>((resolve) => {
    game.renderer.snapshot((image) => resolve(image as HTMLImageElement));
  });
  game.step(performance.now(), 1);
  const context = new OffscreenCanvas(size.width, size.height).getContext('2d');
  context?.drawImage(await picture, 0, 0);
  return particles.flatMap((_, index) => (context?.getImageData(10 * index + 5, 5, 1, 1).data[0] ? [index] : []));
}

const crowd = { frame: 'spark', crowd: true, additive: true } as const;
const single = { frame: 'spark', additive: true } as const;
const glow = { frame: 'glow', additive: true } as const;
const played = { frame: 'glow', strip: ['spark'] } as const;

const particles = [crowd, crowd, crowd, crowd, crowd, crowd, single, single, glow, glow, played, played];

test('everything is drawn at full detail', async () => {
  expect(await placesDrawn(particles, false)).toEqual(particles.map((_, index) => index));
});

test('at reduced detail a crowd is half as large, and nothing glows', async () => {
  expect(await placesDrawn(particles, true)).toEqual([1, 3, 5, 6, 7, 10, 11]);
});
