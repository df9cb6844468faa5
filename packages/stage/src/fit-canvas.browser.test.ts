import type Phaser from 'phaser';
import { expect, test, vi } from 'vitest';
import { resolutionFor } from './fit-canvas.ts';
import { DEFAULT_STAGE_SETTINGS, type StageSettings } from './game-view.ts';
import { BACKGROUND_COLOUR, DRIFT_CANVAS, SHIP_COLOUR, createDriftView } from './testing/drift-view.ts';
import { CENTRE, CORNER, coloursOf, mountDrift } from './testing/mount-drift.ts';
import { paintOnCanvas } from './testing/paint-nothing.ts';
import { expectQuietConsole } from './testing/scene-test.ts';

expectQuietConsole();
paintOnCanvas();

test.each([
  { box: [192, 128], shown: [192, 128], at: [0, 0] },
  { box: [300, 128], shown: [192, 128], at: [54, 0] },
  { box: [192, 300], shown: [192, 128], at: [0, 86] },
  { box: [96, 300], shown: [96, 64], at: [0, 118] },
])('in $box the picture keeps its ratio and stands in the middle', async ({ box, shown, at }) => {
  const { outcome, host, canvas } = mountDrift();
  await outcome;
  Object.assign(host.style, { width: `${box[0]}px`, height: `${box[1]}px` });
  const place = () => {
    const { width, height, left, top } = canvas().getBoundingClientRect();
    return [width, height, left, top].map(Math.round);
  };
  await expect.poll(place).toEqual([...shown, ...at]);
  expect(await coloursOf(canvas(), [CENTRE, CORNER])).toEqual([SHIP_COLOUR, BACKGROUND_COLOUR]);
});

test.each([
  { pixelRatio: 1, width: 96, resolution: 1 },
  { pixelRatio: 1.5, width: 96, resolution: 1.5 },
  { pixelRatio: 3, width: 96, resolution: 2 },
  { pixelRatio: 1, width: 400, resolution: 2 },
])(
  'at $pixelRatio pixels and a width of $width it is drawn at $resolution×',
  async ({ pixelRatio, width, resolution }) => {
    vi.spyOn(window, 'devicePixelRatio', 'get').mockReturnValue(pixelRatio);
    const { outcome, canvas } = mountDrift(createDriftView(), { width, height: 400 });
    await outcome;
    expect([canvas().width, canvas().height]).toEqual([
      DRIFT_CANVAS.width * resolution,
      DRIFT_CANVAS.height * resolution,
    ]);
    // The ship covers a third of the width, so this is inside it only when the camera follows the resolution.
    const insideShip = [0.5 - 0.15, 0.5] as const;
    const outsideShip = [0.5 - 0.19, 0.5] as const;
    expect(await coloursOf(canvas(), [insideShip, outsideShip])).toEqual([SHIP_COLOUR, BACKGROUND_COLOUR]);
  },
);

test('follows the window to a screen with other pixels', async () => {
  // Chromium tells no frame but the topmost of an emulated screen, so the change is told here.
  const queries: MediaQueryList[] = [];
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia.call(window, query);
    queries.push(list);
    return list;
  });
  const pixelRatio = vi.spyOn(window, 'devicePixelRatio', 'get').mockReturnValue(1);
  const { outcome, canvas } = mountDrift(createDriftView(), { width: 96, height: 64 });
  await outcome;
  expect(canvas().width).toBe(96);
  for (const ratio of [2, 1, 2]) {
    pixelRatio.mockReturnValue(ratio);
    queries.at(-1)?.dispatchEvent(new Event('change'));
    await expect.poll(() => canvas().width).toBe(96 * ratio);
  }
  expect(queries.map(({ media }) => media)).toEqual([1, 2, 1, 2].map((ratio) => `(resolution: ${ratio}dppx)`));
  expect(await coloursOf(canvas(), [CENTRE, CORNER])).toEqual([SHIP_COLOUR, BACKGROUND_COLOUR]);
});

test('at reduced detail it has half the pixels in each direction, at once', async () => {
  const settings = { ...DEFAULT_STAGE_SETTINGS, detail: 'full' as StageSettings['detail'] };
  const { outcome, canvas, handle } = mountDrift(createDriftView(), { settings: () => settings });
  await outcome;
  const size = () => [canvas().width, canvas().height];
  const full = [DRIFT_CANVAS.width * 2, DRIFT_CANVAS.height * 2];
  expect(size()).toEqual(full);
  settings.detail = 'reduced';
  handle.refresh();
  expect(size()).toEqual([DRIFT_CANVAS.width, DRIFT_CANVAS.height]);
  expect(await coloursOf(canvas(), [CENTRE, CORNER])).toEqual([SHIP_COLOUR, BACKGROUND_COLOUR]);
  expect(canvas().getBoundingClientRect().width).toBe(192);
  settings.detail = 'full';
  handle.refresh();
  expect(size()).toEqual(full);
});

test('keeps text sharp', async () => {
  const labels: Phaser.GameObjects.Text[] = [];
  const { outcome, host } = mountDrift(
    createDriftView({ create: (scene) => labels.push(scene.add.text(0, 0, 'far')) }),
  );
  await outcome;
  const [label] = labels;
  expect(label?.style.resolution).toBe(2);
  Object.assign(host.style, { width: '96px', height: '64px' });
  await expect.poll(() => label?.style.resolution).toBe(1);
});

test('a stage without a size waits for one', async () => {
  const { outcome, host, canvas } = mountDrift(createDriftView(), { width: 0, height: 0 });
  expect(await outcome).toBe('ready');
  Object.assign(host.style, { width: '192px', height: '128px' });
  await expect.poll(() => canvas().getBoundingClientRect().width).toBe(192);
});

test.each([
  { shown: 960, ratio: 1, resolution: 1 },
  { shown: 320, ratio: 3, resolution: 1 },
  { shown: 961, ratio: 1, resolution: 1.5 },
  { shown: 480, ratio: 3, resolution: 1.5 },
  { shown: 960, ratio: 2, resolution: 2 },
  { shown: 1920, ratio: 3, resolution: 2 },
])('960 pixels shown on $shown at $ratio× are drawn at $resolution×', ({ shown, ratio, resolution }) => {
  expect(resolutionFor(shown, 960, ratio, 'full')).toBe(resolution);
  expect(resolutionFor(shown, 960, ratio, 'reduced')).toBe(resolution / 2);
});
