import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LocalHost } from '../screen/local-host.ts';
import { ScreenHarness } from '../screen/testing/screen-harness.tsx';
import { MissionResults } from './mission-results.tsx';
import { LEVELS } from './rules.ts';
import { cargoRunner } from './sim.ts';
import { statsOf } from './stats.ts';

/** Shows the results of a mission that reached the last deck. */
async function showResults(delivered: 'all' | 'most'): Promise<void> {
  const state = cargoRunner.init({ seed: 1 });
  Object.assign(state, { level: LEVELS, score: 4200, deliveries: 9, playedTicks: 125 * 60, bonusPoints: 1200 });
  state.totalItems = 150;
  state.deliveredItems = delivered === 'all' ? 150 : 149;
  if (delivered === 'all') state.fate = { cause: 'victory' };
  Object.assign(state.collected, { ARCO: 2, SDU: 3 });
  const Results = () => <MissionResults stats={statsOf(state)} />;
  await render(<ScreenHarness Screen={Results} memory={new LocalHost(cargoRunner)} />);
}

const perfect = () => page.getByText('Perfect mission: every piece of every deck delivered');

test('a perfect mission shows its banner, every figure and its cargo by kind', async () => {
  await showResults('all');
  await expect.element(perfect()).toBeVisible();
  const figures = page
    .getByRole('definition')
    .elements()
    .map(({ textContent }) => textContent);
  expect(figures).toEqual(['7', '9', '5 of 150', '2:05', '2', '3', '9 kg', '100%', expect.any(String), '1,200']);
  const cargo = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(cargo).toEqual(['Arc core2', 'Sealed data urn3']);
});

test('a mission with one piece missing is not perfect', async () => {
  await showResults('most');
  await expect.element(page.getByRole('heading', { name: 'Mission Results' })).toBeVisible();
  await expect.element(perfect()).not.toBeInTheDocument();
});
