import { beaconDealer, localDealer } from '@star-seekers/sim';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LocalHost } from '../screen/local-host.ts';
import type { RunKind } from '../screen/run-screen-parts.ts';
import { ScreenHarness } from '../screen/testing/screen-harness.tsx';
import { button } from '../screen/testing/screen-test.tsx';
import { RunController } from '@star-seekers/stage';
import { boardLookOf } from './board-look.ts';
import { PuzzleTools } from './puzzle-tools.tsx';
import { PREVIEW_TICKS } from './rules.ts';
import { puzzle } from './sim.ts';

/** Shows the tools of a run after its preview. */
async function showTools(kind: RunKind) {
  const controller = new RunController(puzzle, { seed: 1 }, { reveals: localDealer(beaconDealer, 1) });
  for (let tick = 0; tick < PREVIEW_TICKS; tick++) controller.stepOnce();
  controller.play();
  const Tools = () => <PuzzleTools controller={controller} kind={kind} onReset={() => undefined} />;
  const { unmount } = await render(<ScreenHarness Screen={Tools} memory={new LocalHost(puzzle)} />);
  return { look: boardLookOf(controller), unmount };
}

test('a ranked run has neither Peek nor Numbers, as a button or by a key (C 3)', async () => {
  const { look } = await showTools('ranked');
  await expect.element(page.getByText('Counts')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([button('Reset').element()]);
  await userEvent.keyboard('{v>}');
  expect(look.peeking).toBe(false);
  await userEvent.keyboard('{/v}');
});

test('a practice run has both, and resets them for the next run (C 3)', async () => {
  const { look, unmount } = await showTools('practice');
  expect(look.seams).toBe(true);
  await userEvent.keyboard('{v>}');
  expect(look.peeking).toBe(true);
  await userEvent.keyboard('{/v}');
  expect(look.peeking).toBe(false);
  await button('Numbers').click();
  await expect.element(button('Numbers')).toHaveAttribute('aria-pressed', 'true');
  expect(look.numbers).toBe(true);
  button('Peek').element().focus();
  await userEvent.keyboard('{Enter>}');
  expect(look.peeking).toBe(true);
  await unmount();
  expect(look).toMatchObject({ peeking: false, numbers: false, seams: false });
});

test.each([
  ['V', async () => userEvent.keyboard('{v>}'), '{/v}'],
  [
    'a key on its button',
    async () => {
      button('Peek').element().focus();
      await userEvent.keyboard('{Enter>}');
    },
    '{/Enter}',
  ],
])('the picture is hidden when the release of %s may be lost (G 6)', async (_, hold, release) => {
  const { look } = await showTools('practice');
  await hold();
  expect(look.peeking).toBe(true);
  await userEvent.keyboard('{Meta>}{/Meta}');
  expect(look.peeking).toBe(false);
  await userEvent.keyboard(release);
});

test('a duel is played with the aids of a ranked run: none', async () => {
  await showTools('duel');
  await expect.element(page.getByText('Duel')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([button('Reset').element()]);
});
