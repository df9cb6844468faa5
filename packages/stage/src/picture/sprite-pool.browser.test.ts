import type Phaser from 'phaser';
import { expect, onTestFinished, test } from 'vitest';
import { loadPhaser } from '../phaser-game.ts';
import { expectQuietConsole } from '../testing/scene-test.ts';
import { packAtlas } from './atlas.ts';
import type { Drawing } from './drawing.ts';
import { SpritePool, UNIT_SCALE } from './sprite-pool.ts';
import { stampNodes } from './stamp-batch.ts';

const quiet = expectQuietConsole();

/** The left half of a square, in white. */
const half: Drawing = {
  size: 40,
  draw(brush) {
    brush.fillStyle = '#ffffff';
    brush.fillRect(-50, -50, 50, 100);
  },
};

/** A scene of 100 by 100 pixels with a pool, drawn by hand. */
async function stagePool(renderer: 'WEBGL' | 'CANVAS', additive: boolean, magnification = 1) {
  const phaser = await loadPhaser();
  const parent = document.createElement('div');
  document.body.append(parent);
  const scene = new phaser.Scene('pool');
  const game = new phaser.Game({
    type: phaser[renderer],
    parent,
    scene,
    width: 100,
    height: 100,
    banner: false,
    audio: { noAudio: true },
    backgroundColor: '#202020',
    render: { renderNodes: stampNodes(phaser) },
  });
  onTestFinished(() => {
    game.destroy(true);
    game.loop.wake();
    parent.remove();
  });
  await expect.poll(() => scene.sys?.isActive()).toBe(true);
  game.loop.sleep();
  packAtlas(scene.textures, new Map([['half', half]]));
  const pool = new SpritePool<'half'>(scene, {
    depth: 1,
    additive,
    magnification: () => magnification,
  });
  let time = performance.now();
  const pixel = async (x: number, y: number) => {
    const color = new Promise<Phaser.Display.Color>((resolve) => {
      game.renderer.snapshotPixel(x, y, (answer) => resolve(answer as Phaser.Display.Color));
    });
    game.step((time += 16), 16);
    const { red, green, blue } = await color;
    return [red, green, blue];
  };
  return { game, pool, pixel };
}

test.for(['WEBGL', 'CANVAS'] as const)(
  '%s: a stamp lies where it was put, turned and as large as it was told',
  async (type) => {
    const { pool, pixel } = await stagePool(type, false);
    pool.begin();
    pool.stamp('half', 50, 50);
    pool.end();
    expect(await pixel(40, 50)).toEqual([255, 255, 255]);
    expect(await pixel(60, 50)).toEqual([32, 32, 32]);
    expect(await pixel(28, 50)).toEqual([32, 32, 32]);

    pool.begin();
    pool
      .stamp('half', 50, 50)
      .setRotation(Math.PI / 2)
      .setScale(2 * UNIT_SCALE, UNIT_SCALE);
    pool.end();
    expect(await pixel(50, 20)).toEqual([255, 255, 255]);
    expect(await pixel(50, 60)).toEqual([32, 32, 32]);
    expect(await pixel(28, 40)).toEqual([32, 32, 32]);
  },
);

test.for(['WEBGL', 'CANVAS'] as const)(
  '%s: what is stamped is seen in its turn, and what is no longer stamped is gone',
  async (type) => {
    const { pool, pixel } = await stagePool(type, true);
    pool.begin();
    pool.stamp('half', 30, 50).setAlpha(0.5);
    pool.stamp('half', 30, 50).setAlpha(0.25);
    pool.end();
    const [red = 0] = await pixel(20, 50);
    expect(Math.abs(red - (32 + 127 + 63))).toBeLessThanOrEqual(3);
    pool.begin();
    pool.stamp('half', 90, 50);
    pool.end();
    expect(await pixel(20, 50)).toEqual([32, 32, 32]);
    pool.begin();
    pool.end();
    expect(await pixel(80, 50)).toEqual([32, 32, 32]);
  },
);

test('under WebGL a stamp takes a tint', async () => {
  const { pool, pixel } = await stagePool('WEBGL', false);
  pool.begin();
  pool.stamp('half', 50, 50).setTint(0x8040ff);
  pool.end();
  expect(await pixel(40, 50)).toEqual([0x80, 0x40, 0xff]);
});

test('stamps come back with a lost graphics context', async () => {
  const { game, pool, pixel } = await stagePool('WEBGL', false);
  pool.begin();
  pool.stamp('half', 50, 50);
  pool.end();
  expect(await pixel(40, 50)).toEqual([255, 255, 255]);
  const { gl } = game.renderer as Phaser.Renderer.WebGL.WebGLRenderer;
  const extension = gl.getExtension('WEBGL_lose_context');
  const happens = (event: string) => new Promise((resolve) => void game.renderer.once(event, resolve));
  const lost = happens('losewebgl');
  extension?.loseContext();
  await lost;
  // It cannot be restored while its loss is still being told.
  await new Promise(requestAnimationFrame);
  const restored = happens('restorewebgl');
  extension?.restoreContext();
  await restored;
  expect(quiet.messages.splice(0)).toHaveLength(2);
  expect(await pixel(40, 50)).toEqual([255, 255, 255]);
});

test.for(['WEBGL', 'CANVAS'] as const)('%s: a pool can show its stamps larger, each in its place', async (type) => {
  const { pool, pixel } = await stagePool(type, false, 2);
  pool.begin();
  pool.stamp('half', 50, 50);
  pool.end();
  expect(await pixel(20, 20)).toEqual([255, 255, 255]);
  expect(await pixel(60, 50)).toEqual([32, 32, 32]);
});
