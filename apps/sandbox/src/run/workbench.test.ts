import { type AnyGame, dealerFor, games } from '@star-seekers/games';
import { EMPTY_LOG, Run, LOG_START, encodeLogPart, hashState, toBase64Url, verifyLog } from '@star-seekers/sim';
import { LiveLog } from '@star-seekers/stream';
import { describe, expect, test } from 'vitest';
import type { PilotChoice } from '../address/address.ts';
import { type BenchModule, Workbench } from './workbench.ts';

const snake: BenchModule = games.get(2) as AnyGame;

function newBench(seed = 7, pilot: PilotChoice = 'good'): Workbench {
  const bench = new Workbench(snake, { seed });
  bench.setPilot(pilot);
  return bench;
}

function hash(bench: Workbench): string {
  return hashState(bench.controller.state);
}

/** Plays until the run pauses or ends. */
function playOn(bench: Workbench): void {
  bench.play();
  while (bench.controller.getSnapshot().phase === 'playing') bench.controller.advance(100);
}

describe('the workbench', () => {
  test('seeks to any tick and has the same state there', () => {
    const bench = newBench();
    bench.step(250);
    const early = hash(bench);
    bench.step(500);
    const late = hash(bench);

    bench.seek(250);
    expect([bench.tick, hash(bench)]).toEqual([250, early]);
    bench.seek(750);
    expect([bench.tick, hash(bench)]).toEqual([750, late]);
    expect(bench.tape.ticks).toBe(750);
  });

  test('follows the tape after seeking back, and pauses at its end', () => {
    const bench = newBench();
    bench.step(750);
    const late = hash(bench);
    bench.seek(100);
    expect(bench.followsTape).toBe(true);
    playOn(bench);
    expect([bench.tick, hash(bench), bench.controller.getSnapshot().phase]).toEqual([750, late, 'paused']);
    playOn(bench);
    expect(bench.controller.getSnapshot().phase).toBe('ended');
    expect(bench.tape.ticks).toBeGreaterThan(750);
  });

  test.each([2, 6])('follows a tape of game %i that grows, and goes on with each part', (gameId) => {
    const { sim } = games.get(gameId) as AnyGame;
    const played = new Workbench({ sim }, { seed: 7 });
    played.setPilot('good');
    const tape = new LiveLog(sim);
    const watched = new Workbench({ sim }, { seed: 7 }, tape);
    watched.seekLive();
    let place = LOG_START;
    for (let part = 0; part < 12; part++) {
      played.step(60);
      const { tape: log } = played;
      const rest = {
        ...log,
        commands: log.commands.slice(place.commands),
        beacons: log.beacons.slice(place.beacons),
      };
      tape.append({ kind: 'play', toTick: log.ticks, log: toBase64Url(encodeLogPart(sim.commands, rest)) });
      place = { commands: log.commands.length, begins: 0, beacons: log.beacons.length };
      watched.followGrowth();
      while (watched.controller.getSnapshot().phase === 'playing') watched.controller.advance(100);
      expect([watched.tick, hash(watched)]).toEqual([played.tick, hash(played)]);
    }
  });

  test('does not go on with a tape that grows after it was paused, or played on by hand', () => {
    const tape = new LiveLog(snake.sim);
    const bench = new Workbench(snake, { seed: 7 }, tape);
    const grow = () => {
      const toTick = tape.ticks + 60;
      const log = toBase64Url(encodeLogPart(snake.sim.commands, { ...EMPTY_LOG, ticks: toTick }));
      tape.append({ kind: 'play', toTick, log });
      bench.followGrowth();
    };
    bench.seekLive();
    bench.pause();
    grow();
    expect([bench.tick, bench.tape.ticks]).toEqual([0, 60]);
    bench.step(61);
    grow();
    expect([bench.tick, bench.tape.ticks]).toEqual([61, 61]);
  });

  test('gives a run the beacon that its first tick awaits, and the same one after seeking back', () => {
    const bench = new Workbench(games.get(6) as AnyGame, { seed: 7 });
    bench.step(60);
    const early = hash(bench);
    bench.seek(0);
    bench.step(60);
    expect([bench.tick, hash(bench)]).toEqual([60, early]);
  });

  test('plays on from a pause of the tape as it was played', () => {
    const { sim, createBot } = games.get(6) as AnyGame;
    const run = new Run(sim, { seed: 7 }, dealerFor(6, { seed: 7 }));
    const bot = createBot({ skill: 'good', seed: 7 });
    for (let tick = 0; tick < 900; tick++) {
      run.step(bot(run.state));
      if (tick % 299 === 0) run.begin();
    }
    const bench = new Workbench({ sim }, run.setup, run.log);
    for (const tick of [300, 1, 599]) {
      bench.seek(tick);
      playOn(bench);
      expect([bench.tick, hash(bench), bench.tape]).toEqual([900, hashState(run.state), run.log]);
    }
  });

  test('leaves the tape when the user plays', () => {
    const bench = newBench(7, 'hands');
    bench.step(300);
    const straight = hash(bench);
    bench.seek(60);
    bench.play();
    bench.controller.command({ turn: 'up' });
    bench.controller.stepOnce();
    bench.pause();
    expect(bench.followsTape).toBe(false);
    expect(bench.tape).toMatchObject({ ticks: 61, commands: [{ tick: 61, command: { turn: 'up' } }] });
    bench.step(239);
    expect(bench.tick).toBe(300);
    expect(hash(bench)).not.toBe(straight);
  });

  test('continues with another pilot after the tape was cut', () => {
    const bench = newBench();
    bench.step(600);
    const good = hash(bench);
    bench.seek(120);
    bench.setPilot('hands');
    bench.cutTape();
    expect(bench.tape.ticks).toBe(120);
    bench.step(480);
    expect(bench.tick).toBe(600);
    expect(hash(bench)).not.toBe(good);
  });

  test('records a run that verifies and replays to the same end', () => {
    const bench = newBench(11, 'poor');
    playOn(bench);
    const { outcome } = bench.controller.getSnapshot();
    const recording = bench.recording();
    expect(recording).toMatchObject({ gameId: 2, rulesVersion: snake.sim.rulesVersion, setup: { seed: 11 } });
    expect(verifyLog(snake.sim, recording.setup, recording.log).outcome).toEqual(outcome);

    const again = new Workbench(snake, recording.setup, recording.log);
    playOn(again);
    expect(again.controller.getSnapshot().outcome).toEqual(outcome);
    expect(hash(again)).toBe(hash(bench));
  });

  test('ends a loaded run where its player quit', () => {
    const bench = newBench();
    bench.step(90);
    bench.controller.quit();
    const { setup, log } = bench.recording();
    expect(log).toMatchObject({ ticks: 90, quit: true });

    const again = new Workbench(snake, setup, log);
    playOn(again);
    expect(again.controller.getSnapshot()).toMatchObject({ phase: 'ended', outcome: { reason: 'quit' } });
    again.seek(90);
    expect(again.controller.getSnapshot().phase).toBe('paused');
    again.play();
    expect(again.controller.getSnapshot().phase).toBe('ended');
  });

  test('removes undone events from its journal', () => {
    const bench = newBench();
    bench.step(400);
    const before = bench.journal.entries.filter(({ tick }) => tick <= 200).map(({ tick, type }) => [tick, type]);
    expect(before.length).toBeGreaterThan(0);
    bench.seek(200);
    expect(bench.journal.entries.map(({ tick, type }) => [tick, type])).toEqual(before);
  });
});
