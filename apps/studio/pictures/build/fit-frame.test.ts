import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fitFrame } from './fit-frame.ts';

/** A shot of 100 × 100 with a white rectangle. */
async function shot(left: number, top: number, width: number, height: number): Promise<Buffer> {
  const white = await sharp({ create: { width, height, channels: 4, background: '#fff' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 100, height: 100, channels: 4, background: '#0000' } })
    .composite([{ input: white, left, top }])
    .png()
    .toBuffer();
}

const none = () => expect.fail('no frame has `like`');

describe('fitFrame', () => {
  it('scales the longer solid side to its size, with a margin of two empty pixels', async () => {
    const png = await shot(30, 20, 40, 60);
    const fitted = await fitFrame({ frame: 'a', from: 'm@s', fit: 30 }, png, 2, none);
    expect(fitted.scale).toBe(1);
    expect([fitted.width, fitted.height]).toEqual([44, 64]);
  });

  it('crops symmetrically, so that the middle stays the same', async () => {
    const png = await shot(60, 45, 20, 10);
    const { width, height } = await fitFrame({ frame: 'a', from: 'm@s', width: 100 }, png, 1, none);
    expect([width, height]).toEqual([64, 14]);
  });

  it('uses the scale of the frame in `like`', async () => {
    const png = await shot(40, 40, 20, 20);
    const fitted = await fitFrame({ frame: 'b', from: 'm@s', like: 'a' }, png, 2, (name) => (name === 'a' ? 0.5 : 9));
    expect(fitted.scale).toBe(0.5);
    expect(fitted.width).toBeLessThan(20);
  });

  it('keeps the whole shot of a frame with a pivot', async () => {
    const png = await shot(45, 0, 10, 50);
    const fitted = await fitFrame({ frame: 'a', from: 'm@s', width: 20, pivot: [0.5, 0] }, png, 2, none);
    expect([fitted.width, fitted.height]).toEqual([40, 40]);
  });

  it('reports an empty shot by name', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    await expect(fitFrame({ frame: 'a', from: 'm@s', fit: 10 }, png, 1, none)).rejects.toThrow('m@s shows nothing');
  });
});
