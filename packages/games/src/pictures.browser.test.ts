import { snake } from '@star-seekers/art/snake';
import { expect, test, vi } from 'vitest';
import { view } from './space-snake/scene.ts';
import { createDriftView } from '@star-seekers/stage/testing/drift-view.ts';
import { mountDrift } from '@star-seekers/stage/testing/mount-drift.ts';
import { framePicture } from '@star-seekers/stage/picture/frame-art.ts';
import { loadPicture, loadPictures, pictureAt } from '@star-seekers/stage/picture/pictures.ts';

/** Nothing is there. */
const NOWHERE = '/no-such-sheet.webp';

test('pictures that do not load are named in one order, and the rest is there', async () => {
  const files = { snake: snake.url, nebula: `${NOWHERE}?nebula`, hull: `${NOWHERE}?hull` };
  await expect(loadPictures(files)).rejects.toMatchObject({
    name: 'StageError',
    message: 'could not load hull, nebula',
    missing: ['hull', 'nebula'],
  });
  expect(pictureAt(snake.url).width).toBe(snake.width);
});

test('what failed is asked for again, and what came is not', async () => {
  const url = `${NOWHERE}?again`;
  const first = loadPicture(url);
  await expect(first).rejects.toThrow('again is answered with 404');
  await expect(loadPicture(url)).rejects.toThrow('again is answered with 404');
  await expect(loadPicture('data:text/plain,no picture')).rejects.toThrow('could not be decoded');
  expect(await loadPicture(snake.url)).toBe(await loadPicture(snake.url));
});

test('a stage whose pictures fail says which, builds nothing, and works at the next try', async () => {
  let broken = true;
  const view = {
    ...createDriftView(),
    load: () => loadPictures(broken ? { sheet: NOWHERE } : { snake: snake.url }),
  };
  const first = mountDrift(view);
  expect(await first.outcome).toMatchObject({ message: 'could not load sheet', missing: ['sheet'] });
  expect(document.querySelectorAll('canvas')).toHaveLength(0);
  await first.handle.destroy();
  broken = false;
  expect(await mountDrift(view).outcome).toBe('ready');
});

test('a painted texture is sent to the graphics card once', async () => {
  const send = vi.spyOn(WebGLRenderingContext.prototype, 'texImage2D');
  expect(await mountDrift().outcome).toBe('ready');
  const sent = send.mock.calls.map((call) => call.at(-1)).filter((source) => source instanceof HTMLCanvasElement);
  send.mockRestore();
  expect(sent.map(({ width, height }) => [width, height])).toContainEqual([32, 32]);
  expect(new Set(sent).size).toBe(sent.length);
});

test('a frame of a sheet keeps its size on the canvas in any density', async () => {
  await view.load?.();
  const [, , width, height] = snake.frames.wagon;
  expect(framePicture({ sheet: snake, frame: 'wagon' }, snake.density)).toMatchObject({ width, height });
  expect(framePicture({ sheet: snake, frame: 'wagon' }, snake.density / 2)).toMatchObject({
    width: Math.round(width / 2),
    height: Math.round(height / 2),
  });
  expect(() => framePicture({ sheet: snake, frame: 'whale' }, 2)).toThrow('has no frame whale');
});
