import { Keyframes, Run, hashState } from '@star-seekers/sim';
import { describe, expect, test, vi } from 'vitest';
import { LogPlayer, type LogPlayerOptions } from './log-player.ts';
import { type DriftCommand, type DriftEvent, type DriftState, drift } from './testing/drift-sim.ts';

const SETUP = { seed: 7 };
const RIGHT: DriftCommand = { button: 'right', down: true };

function recorded({ ticks = 100, quits = false } = {}) {
  const run = new Run(drift, SETUP);
  for (let tick = 0; tick < ticks; tick++) run.step(tick % 30 === 10 ? [{ jump: true }] : tick === 5 ? [RIGHT] : []);
  if (quits) run.quit();
  return run;
}

function playerOf(
  log = recorded().log,
  options: LogPlayerOptions<DriftState, DriftCommand, DriftEvent, string> = { watched: true },
) {
  return new LogPlayer(drift, SETUP, log, options);
}

function phaseOf({ controller }: Pick<ReturnType<typeof playerOf>, 'controller'>) {
  return controller.getSnapshot().phase;
}

function playOn(player: ReturnType<typeof playerOf>): void {
  player.play();
  while (phaseOf(player) === 'playing') player.controller.advance(100);
}

describe('a watched log', () => {
  test('plays to its end and stands still there', () => {
    const player = playerOf();
    playOn(player);
    expect([player.tick, phaseOf(player)]).toEqual([100, 'still']);
    expect(hashState(player.controller.state)).toBe(hashState(recorded().state));
  });

  test('ends where its player left', () => {
    const player = playerOf(recorded({ quits: true }).log);
    playOn(player);
    expect([player.tick, phaseOf(player)]).toEqual([100, 'ended']);
    player.seek(100);
    expect(phaseOf(player)).toBe('still');
    player.play();
    expect(player.controller.getSnapshot().outcome?.reason).toBe('quit');
  });

  test('takes no commands', () => {
    const player = playerOf();
    player.seek(40);
    player.play();
    player.controller.command({ button: 'left', down: true });
    playOn(player);
    expect(hashState(player.controller.state)).toBe(hashState(recorded().state));
  });

  test('is entered at any tick and goes on from there', () => {
    const player = playerOf();
    for (const tick of [73, 0, 100, 41]) {
      player.seek(tick);
      const there = new Keyframes(drift, SETUP, recorded().log).seek(tick);
      expect([player.tick, phaseOf(player), hashState(player.controller.state)]).toEqual([
        tick,
        'still',
        hashState(there.state),
      ]);
      player.step(1);
      expect(player.tick).toBe(Math.min(tick + 1, 101));
    }
  });
});

test('a log that is played on by hand is what was played', () => {
  const player = playerOf(recorded().log, {});
  player.seek(50);
  expect([phaseOf(player), player.followsLog]).toEqual(['paused', true]);
  player.play();
  player.controller.command({ button: 'right', down: false });
  player.controller.stepOnce();
  expect([player.followsLog, player.log.ticks]).toEqual([false, 51]);
  player.seek(20);
  expect(player.log.ticks).toBe(51);
});

test('the end of a log is reported', () => {
  const onEnd = vi.fn();
  playOn(playerOf(recorded().log, { onEnd }));
  expect(onEnd).toHaveBeenCalledOnce();
});
