import { describe, expect, it } from 'vitest';
import { centreOf } from './grid.ts';
import { GRID, PLAYER_STEP } from './rules.ts';
import { emptyDeck, placePlayer, hold, release, course, steps } from './testing/cargo-run.ts';

/** On the first deck: a lane along row 1 with crossings at columns 1, 4, 9 and others; the wall is above it. */
describe('walking', () => {
  it('moves 120 pixels a second while a button is held, and stops at its release', () => {
    const run = emptyDeck();
    placePlayer(run, 1, 1);
    const { x } = run.state.player;
    steps(run, 60, hold('right'));
    expect(run.state.player.x - x).toBe(120);
    steps(run, 60, release('right'));
    expect(run.state.player.x - x).toBe(120);
  });

  it('stops at a wall', () => {
    const run = emptyDeck();
    placePlayer(run, 1, 1);
    steps(run, 60, hold('up'));
    expect(run.state.player).toMatchObject(centreOf(GRID.columns + 1));
    expect(run.state.player.moving).toBe(false);
  });

  it('keeps a course without a button until another command', () => {
    const run = emptyDeck();
    placePlayer(run, 1, 1);
    steps(run, 40, course('right'));
    expect(run.state.player.x).toBe(centreOf(31).x + 80);
    steps(run, 10, course('left'));
    expect(run.state.player.x).toBe(centreOf(31).x + 60);
    steps(run, 10, hold('right'));
    steps(run, 10, release('right'));
    expect(run.state.player.moving).toBe(false);
  });

  it.each([
    ['before', 1],
    ['after', -1],
  ])('turns into a lane a little %s its middle', (_where, side) => {
    const run = emptyDeck();
    placePlayer(run, 4, 1);
    run.state.player.x -= side * 16;
    steps(run, 9, hold('down'));
    expect(run.state.player).toMatchObject({ x: centreOf(34).x, y: centreOf(34).y + PLAYER_STEP });
  });

  it('does not turn further away from the lane', () => {
    const run = emptyDeck();
    placePlayer(run, 4, 1);
    run.state.player.x += 18;
    steps(run, 30, hold('down'));
    expect(run.state.player.y).toBe(centreOf(34).y);
  });

  it('keeps a turn pending for 200 ms and walks on meanwhile', () => {
    const early = emptyDeck();
    placePlayer(early, 3, 1);
    early.state.player.x += 8;
    steps(early, 1, hold('right'));
    steps(early, 20, hold('down'), release('right'));
    expect(early.state.player.heading).toBe('down');

    const tooEarly = emptyDeck();
    placePlayer(tooEarly, 2, 1);
    steps(tooEarly, 1, hold('right'));
    steps(tooEarly, 60, hold('down'), release('right'));
    expect(tooEarly.state.player).toMatchObject({ moving: false, heading: 'right' });
  });

  it('prefers the newest button, then the older one', () => {
    const run = emptyDeck();
    placePlayer(run, 1, 1);
    steps(run, 20, hold('right'));
    steps(run, 40, hold('down'));
    expect(run.state.player).toMatchObject({ y: centreOf(31).y, moving: true });
    steps(run, 58);
    expect(run.state.player.heading).toBe('down');
    steps(run, 60, release('down'));
    expect(run.state.player.heading).toBe('right');
  });
});
