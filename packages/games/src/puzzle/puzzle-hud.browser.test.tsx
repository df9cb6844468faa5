import { beaconDealer, localDealer } from '@star-seekers/sim';
import { RunController } from '@star-seekers/stage';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LocalHost } from '../screen/local-host.ts';
import type { RunKind } from '../screen/run-screen-parts.ts';
import { ScreenHarness } from '../screen/testing/screen-harness.tsx';
import { BestScore } from './best-score.ts';
import { PuzzleHud } from './puzzle-hud.tsx';
import { PuzzleTools } from './puzzle-tools.tsx';
import { LEAST_MOVES, PREVIEW_TICKS, STUCK_TICKS } from './rules.ts';
import { homeAt, parCurve } from './home-curve.ts';
import { puzzle } from './sim.ts';

beforeEach(() => localStorage.clear());

/** Shows the figures of a run after its preview. */
async function showHud({ kind = 'ranked', best = null }: { kind?: RunKind; best?: number | null } = {}) {
  const controller = new RunController(puzzle, { seed: 1 }, { reveals: localDealer(beaconDealer, 1) });
  for (let tick = 0; tick < PREVIEW_TICKS; tick++) controller.stepOnce();
  const Figures = () => (
    <BestScore value={best}>
      <dl>
        <PuzzleHud controller={controller} />
      </dl>
      <PuzzleTools controller={controller} kind={kind} onReset={() => undefined} />
    </BestScore>
  );
  const { unmount } = await render(<ScreenHarness Screen={Figures} memory={new LocalHost(puzzle)} />);
  /** Steps a number of ticks, after as many swaps home, one in a tick. */
  const play = (swaps: number, ticks = 0) => {
    for (let swap = 0; swap < swaps; swap++) {
      const { board } = controller.state;
      const from = board.findIndex((piece, place) => piece !== place);
      controller.stepOnce([{ swap: [from, board[from] as number] }]);
    }
    for (let tick = 0; tick < ticks; tick++) controller.stepOnce();
  };
  return { controller, play, unmount };
}

/** Where the bar says that something is; its text is a part of a sentence. */
const pace = (text: string) => page.getByText(text, { exact: false });

test('the goals in moves and in time that are still open are shown live (G5.29, G5.30)', async () => {
  const { play, controller } = await showHud();
  await expect.element(page.getByText('Moves left for Flawless: 15')).toBeInTheDocument();
  await expect.element(page.getByText('25s left for the par of 25s')).toBeInTheDocument();
  play(3, 26 * 60);
  await expect.element(page.getByText('Moves left for Flawless: 12')).toBeInTheDocument();
  await expect.element(page.getByText('14s left for the par of 40s')).toBeInTheDocument();
  for (let swap = 0; swap < 12; swap++) {
    controller.stepOnce([{ swap: [0, 1] }]);
    play(0, STUCK_TICKS);
  }
  play(0, 22 * 60);
  await expect.element(page.getByText('Moves left for Master: 2')).toBeInTheDocument();
  await expect.element(page.getByText('The last par has passed')).toBeInTheDocument();
});

test('the bar shows the par, then the best run of this device, which practice never becomes (G5.19)', async () => {
  const practiced = await showHud({ kind: 'practice' });
  practiced.play(LEAST_MOVES);
  await practiced.unmount();
  const first = await showHud();
  first.play(0, 30 * 60);
  await expect.element(pace(`Par at this time: ${homeAt(parCurve(60), 30 * 60)}.`)).toBeInTheDocument();
  first.play(LEAST_MOVES);
  const { score } = first.controller.state;
  await first.unmount();
  const second = await showHud({ best: score });
  second.play(1, 29 * 60);
  await expect.element(pace('Your best run at this time: 0.')).toBeInTheDocument();
  second.play(0, 2 * 60);
  await expect.element(pace('Your best run at this time: 16.')).toBeInTheDocument();
  await second.unmount();
  // Another player of the same device has another best score.
  const other = await showHud({ best: score - 1 });
  other.play(0, 1);
  await expect.element(pace('Par at this time: 0.')).toBeInTheDocument();
});
