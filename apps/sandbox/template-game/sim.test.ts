import { Run, hashState } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import { dealerFor } from '../games.ts';
import { listing } from './listing.ts';
import { BAYS, BAYS_OF_DAY, DOCKED_SCORE, LIVES, SLOWEST_TICKS, restTicks } from './rules.ts';
import { type DockEvent, templateGame } from './sim.ts';

const newRun = (options?: Readonly<Record<string, number>>) => {
  const setup = { seed: 1, ...(options && { options }) };
  return new Run(templateGame, setup, dealerFor(listing.id, setup));
};

/** Plays until the light is in the open bay, or in another one. */
function waitFor(run: ReturnType<typeof newRun>, isOpen: boolean): void {
  while ((run.state.light === run.state.open) !== isOpen) run.step([]);
}

describe('a ship', () => {
  it('docks in the open bay, and the light is then faster', () => {
    const run = newRun();
    waitFor(run, true);
    const events: DockEvent[] = [];
    run.step(['dock'], (event) => void events.push(event));
    expect(events[0]).toEqual({ type: 'docked', bay: run.state.light });
    expect(run.state.open).not.toBe(run.state.light);
    expect(templateGame.outcome(run.state)).toMatchObject({ score: DOCKED_SCORE, points: 1 });
    expect(restTicks(run.state.docked)).toBe(SLOWEST_TICKS - 1);
  });

  it('is lost in any other bay, and the last one ends the run', () => {
    const run = newRun();
    for (let ship = 0; ship < LIVES; ship++) {
      waitFor(run, false);
      run.step(['dock']);
    }
    expect(run.state).toMatchObject({ ended: 'own', lives: 0 });
  });
});

it('a day has its own number of bays', () => {
  expect(newRun().state.bays).toBe(BAYS);
  expect(BAYS_OF_DAY.map((_, bays) => newRun({ bays }).state.bays)).toEqual(BAYS_OF_DAY);
  expect(() => newRun({ bays: BAYS_OF_DAY.length })).toThrow(/^options\.bays is /);
});

it('the same seed gives the same run', () => {
  expect(hashState(newRun().state)).toBe(hashState(newRun().state));
});
