import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RaceLine } from './race-line.tsx';
import type { RivalPace } from './rival-pace.ts';
import { newClimb, showClimb } from './testing/climb.tsx';

/** Half a point a tick for 20 seconds, then nothing for 10. */
const best: RivalPace = { name: null, everyS: 10, scores: [0, 300, 600, 600], ticks: 1800 };
/** Two points a tick at first. */
const nova: RivalPace = { name: 'nova', everyS: 10, scores: [0, 1200, 1300, 1400], ticks: 1800 };

test('a run is compared with the slowest rival that is ahead, and says whom it passes', async () => {
  const { controller, stepTo } = newClimb();
  await showClimb(() => <RaceLine controller={controller} rivals={[best, nova]} haptics={false} />);
  stepTo(60);
  await expect.element(page.getByText('60 behind nova')).toBeVisible();
  stepTo(1200);
  await expect.element(page.getByText('100 behind nova')).toBeVisible();
  stepTo(1410);
  await expect.element(page.getByText('Ahead of nova').first()).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('Ahead of nova');
  stepTo(1800);
  await expect.element(page.getByText('400 ahead of nova')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('');
});

test('the own best is a rival as others are', async () => {
  const { controller, stepTo } = newClimb();
  // One and a half points a tick.
  const better: RivalPace = { name: null, everyS: 10, scores: [0, 900, 1800, 2700], ticks: 1800 };
  await showClimb(() => <RaceLine controller={controller} rivals={[nova, better]} haptics={false} />);
  stepTo(60);
  await expect.element(page.getByText('30 behind your best')).toBeVisible();
});

test.each([
  [null, 'Level with your best'],
  ['nova', 'Level with nova'],
])('with as much as a rival a run is neither ahead nor behind (%s)', async (name, text) => {
  const { controller, stepTo } = newClimb();
  const late: RivalPace = { name, everyS: 10, scores: [0, 600, 1200, 1800], ticks: 1800 };
  await showClimb(() => <RaceLine controller={controller} rivals={[late]} haptics={false} />);
  stepTo(60);
  await expect.element(page.getByText(text)).toBeVisible();
  expect(page.getByText(text).element().parentElement?.dataset['ahead']).toBe('false');
});

test('without rivals there is no line', async () => {
  const { controller, stepTo } = newClimb();
  await showClimb(() => (
    <main>
      <RaceLine controller={controller} rivals={[]} haptics={false} />
    </main>
  ));
  stepTo(60);
  await expect.element(page.getByRole('main')).toHaveTextContent('');
});
