import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '@star-seekers/ui/tokens.css';
import { loadTexts } from '../../i18n/index.ts';
import { DisplayTab } from './display-tab.tsx';
import {
  DEFAULT_SETTINGS,
  readSettings,
  reportFrameTime,
  reportRefresh,
  updateSettings,
  useDetail,
  useTooSlow,
} from './settings-store.ts';

beforeEach(async () => {
  await loadTexts('settings');
  updateSettings(DEFAULT_SETTINGS);
  localStorage.clear();
});

/** The tab beside a component that uses the detail. */
async function open() {
  const Picture = () => <output aria-label="Picture">{useDetail()}</output>;
  const screen = await render(
    <>
      <DisplayTab />
      <Picture />
    </>,
  );
  const choice = (name: RegExp) => screen.getByRole('group', { name: 'Detail' }).getByRole('radio', { name });
  return { screen, choice, picture: screen.getByLabelText('Picture') };
}

test('the chosen detail takes effect at once and is stored on the device', async () => {
  const { screen, choice, picture } = await open();
  await expect
    .element(screen.getByRole('group', { name: 'Detail' }))
    .toHaveAccessibleDescription(/It never changes a result/);
  await expect.element(choice(/^Automatic/)).toBeChecked();
  await expect.element(picture).toHaveTextContent('full');
  await choice(/^Reduced detail/).click();
  await expect.element(picture).toHaveTextContent('reduced');
  expect(JSON.parse(localStorage.getItem('star-seekers:settings') ?? '')).toMatchObject({ detail: 'reduced' });
  await choice(/^Full detail/).click();
  await expect.element(picture).toHaveTextContent('full');
});

test('frames that are as long as the screen’s own reduce nothing, and longer ones do (G 11)', async () => {
  const { picture } = await open();
  reportFrameTime(33.3, 33.3);
  await expect.element(picture).toHaveTextContent('full');
  reportFrameTime(34, 16.7);
  await expect.element(picture).toHaveTextContent('reduced');
  // It was the battery saver.
  reportRefresh(33.3);
  await expect.element(picture).toHaveTextContent('full');
  reportFrameTime(50, 33.3);
  await expect.element(picture).toHaveTextContent('reduced');
});

test('below twenty frames a second a device is too slow, but not a screen that is capped at 30 Hz', async () => {
  const Device = () => <output>{useTooSlow() ? 'slow' : 'fine'}</output>;
  const { container } = await render(<Device />);
  for (const [medianMs, refreshMs, found] of [
    [33.3, 33.3, 'fine'],
    [51, 16.7, 'slow'],
    [49, 16.7, 'fine'],
  ] as const) {
    reportFrameTime(medianMs, refreshMs);
    await expect.element(container).toHaveTextContent(found);
    // The next page warns at once.
    expect(localStorage.getItem('star-seekers:too-slow') !== null).toBe(found === 'slow');
  }
});

test('slow frames reduce automatic detail, and the setting shows it', async () => {
  const { choice, picture } = await open();
  reportFrameTime(25);
  await expect.element(picture).toHaveTextContent('reduced');
  await expect.element(choice(/Reduced for now/)).toBeChecked();
  await choice(/^Full detail/).click();
  await expect.element(picture).toHaveTextContent('full');
});

test.each([
  ['{"detail":"reduced"}', 'reduced'],
  ['{"detail":"least","motion":"full"}', 'auto'],
  ['{"motion":"full"}', 'auto'],
  ['none of ours', 'auto'],
])('from stored settings %s the detail is %s', (stored, detail) => {
  localStorage.setItem('star-seekers:settings', stored);
  expect(readSettings().detail).toBe(detail);
});

test('vibration is on until the player turns it off, and the choice is stored on the device', async () => {
  const { screen } = await open();
  const vibration = screen.getByRole('switch', { name: 'Vibration' });
  await expect.element(vibration).toBeChecked();
  await vibration.click();
  await expect.element(vibration).not.toBeChecked();
  expect(readSettings().haptics).toBe(false);
});
