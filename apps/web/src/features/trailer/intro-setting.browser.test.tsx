import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadTexts } from '../../i18n/index.ts';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { DEFAULT_SETTINGS, updateSettings } from '../settings/settings-store.ts';
import { VideoTab } from '../settings/settings-tabs.tsx';
import { markIntroSeen, useShowsIntro } from './intro-setting.ts';

beforeEach(async () => {
  updateSettings(DEFAULT_SETTINGS);
  await loadTexts('settings');
});

afterEach(() => updateSettings(DEFAULT_SETTINGS));

function EnterHub() {
  return <output>{useShowsIntro() ? 'trailer' : 'hub'}</output>;
}

test('the trailer shows once by default, and every time after it was switched on by hand', async () => {
  const { getByRole } = await render(
    <>
      <EnterHub />
      <VideoTab />
    </>,
  );
  const next = getByRole('status');
  const setting = getByRole('switch', { name: 'Show the intro trailer' });
  await expect.element(next).toHaveTextContent('trailer');
  markIntroSeen();
  await expect.element(next).toHaveTextContent('hub');
  await expect.element(setting).toBeChecked();

  await setting.click();
  await setting.click();
  await expect.element(setting).toBeChecked();
  await expect.element(next).toHaveTextContent('trailer');
  markIntroSeen();
  await expect.element(next).toHaveTextContent('trailer');
  await setting.click();
  await expect.element(next).toHaveTextContent('hub');
});
