import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp } from 'vitest/browser';
import { loadTexts } from '../../i18n/index.ts';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { ColoringBookPage } from './coloring-book-page.tsx';

beforeAll(async () => {
  await loadTexts('ss-ip');
});

beforeEach(() => emulateMedia('screen'));
afterEach(() => emulateMedia('screen'));

async function emulateMedia(media: 'screen' | 'print'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media });
}

async function show() {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const screen = await render(
    <MemoryRouter>
      <header>The hub</header>
      <main>
        <ColoringBookPage />
      </main>
    </MemoryRouter>,
  );
  const drawings = screen.getByRole('img').elements() as HTMLImageElement[];
  return { screen, print, drawings };
}

const visible = (elements: readonly Element[]) => elements.filter((element) => element.checkVisibility());

/** The picture on white paper, in 60 × 80 gray pixels. */
function grayPixels(drawing: HTMLImageElement): number[] {
  const context = new OffscreenCanvas(60, 80).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.fillStyle = 'white';
  context.fillRect(0, 0, 60, 80);
  context.drawImage(drawing, 0, 0, 60, 80);
  return [...context.getImageData(0, 0, 60, 80).data].filter((_, index) => index % 4 === 1);
}

test('the book has eight different pages of line art in print resolution (C 10, F 10)', async () => {
  const { print, drawings, screen } = await show();
  expect(new Set(drawings.map(({ alt }) => alt)).size).toBe(8);
  expect(drawings).toHaveLength(8);
  await screen.getByRole('button', { name: 'Print all pages' }).click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  // 180 × 240 mm at 210 dpi.
  for (const { naturalWidth, naturalHeight } of drawings) expect([naturalWidth, naturalHeight]).toEqual([1500, 2000]);
  const pages = drawings.map(grayPixels);
  for (const [index, pixels] of pages.entries()) {
    const white = pixels.filter((gray) => gray > 240).length / pixels.length;
    expect(white, drawings[index]?.alt).toBeGreaterThan(0.4);
    expect(white, drawings[index]?.alt).toBeLessThan(0.99);
    for (const other of pages.slice(index + 1)) {
      const different = pixels.filter((gray, at) => Math.abs(gray - (other[at] ?? 0)) > 32).length / pixels.length;
      expect(different, drawings[index]?.alt).toBeGreaterThan(0.05);
    }
  }
});

test('the print has the drawings with their names and nothing else of the hub (C 10)', async () => {
  const { screen, drawings } = await show();
  await emulateMedia('print');
  expect(visible(drawings)).toHaveLength(8);
  expect(visible([...screen.container.querySelectorAll('header, button')])).toEqual([]);
  await expect.element(screen.getByText('A convoy at a gate')).toBeVisible();
});

test('one page can be printed alone, and all pages are shown again afterwards (C 10)', async () => {
  const { screen, print, drawings } = await show();
  await screen.getByRole('button', { name: 'Print this page: A convoy at a gate' }).click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  await emulateMedia('print');
  expect(visible(drawings).map((drawing) => drawing.getAttribute('alt'))).toEqual(['A convoy at a gate']);
  dispatchEvent(new Event('afterprint'));
  await expect.poll(() => visible(drawings)).toHaveLength(8);
});
