import { beforeAll, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadTexts } from '../../i18n/index.ts';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { PeriodPicker, type PeriodPickerProps } from './game-boards.tsx';

const PERIODS = [
  { scale: 2, months: ['2025-12', '2025-09'], years: ['2025'] },
  { scale: 1, months: ['2025-06'], years: ['2025', '2024'] },
];

beforeAll(() => loadTexts('leaderboard'));

async function show(props: Partial<PeriodPickerProps> = {}) {
  const onChoose = vi.fn<PeriodPickerProps['onChoose']>();
  const shown = { period: 'monthly', at: undefined, scale: undefined, periods: PERIODS, onChoose, ...props } as const;
  return { onChoose, screen: await render(<PeriodPicker {...shown} />) };
}

test('any month with a board is chosen: one earlier, one later, or from the list (P2.63a)', async () => {
  const { onChoose, screen } = await show({ at: '2025-12' });
  await screen.getByRole('button', { name: 'Earlier' }).click();
  expect(onChoose).toHaveBeenLastCalledWith({ at: '2025-09' });
  // The present month has no other name than "now".
  await screen.getByRole('button', { name: 'Later' }).click();
  expect(onChoose).toHaveBeenLastCalledWith({ at: undefined });
  await screen.getByRole('combobox', { name: 'Period' }).click();
  const options = screen.getByRole('option');
  await expect
    .poll(() =>
      options
        .elements()
        .map(({ textContent }) => textContent)
        .slice(1),
    )
    .toEqual(['December 2025', 'September 2025']);
  await options.getByText('September 2025').click();
  expect(onChoose).toHaveBeenLastCalledWith({ at: '2025-09' });
});

test('the list ends with the first month, and with the present one (P2.63a)', async () => {
  const first = await show({ at: '2025-09' });
  await expect.element(first.screen.getByRole('button', { name: 'Earlier' })).toBeDisabled();
  await first.screen.unmount();
  const present = await show();
  await expect.element(present.screen.getByRole('button', { name: 'Later' })).toBeDisabled();
  await present.screen.getByRole('button', { name: 'Earlier' }).click();
  expect(present.onChoose).toHaveBeenLastCalledWith({ at: '2025-12' });
});

test('scores by earlier rules have boards of their own that are labelled so (P2.63a)', async () => {
  const { onChoose, screen } = await show();
  const rules = screen.getByRole('combobox').nth(1);
  await rules.click();
  const older = screen.getByRole('option', { name: 'Scores by earlier rules, until Jun 2025' });
  await expect.element(older).toBeVisible();
  await older.click();
  expect(onChoose).toHaveBeenLastCalledWith({ scale: 1, at: '2025-06' });
});

test('years are chosen as months are (P2.63a)', async () => {
  const { onChoose, screen } = await show({ period: 'yearly', scale: 1, at: '2025' });
  await screen.getByRole('button', { name: 'Earlier' }).click();
  expect(onChoose).toHaveBeenLastCalledWith({ at: '2024' });
});
