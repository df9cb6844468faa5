import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadTexts } from '../../i18n/index.ts';
import { DisplayTab } from './display-tab.tsx';
import { DEFAULT_SETTINGS, readSettings, reportSlowFrames, updateSettings, useDetail } from './settings-store.ts';

beforeEach(async () => {
  await loadTexts('settings');
  updateSettings(DEFAULT_SETTINGS);
  localStorage.clear();
});

/** The tab, beside something that is drawn. */
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

test('the detail is chosen by name, takes effect at once and is kept on the device', async () => {
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

test('what was drawn too slowly reduces the detail where it is automatic, and says so', async () => {
  const { choice, picture } = await open();
  reportSlowFrames();
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
])('of %s on the device the detail is %s', (stored, detail) => {
  localStorage.setItem('star-seekers:settings', stored);
  expect(readSettings().detail).toBe(detail);
});
