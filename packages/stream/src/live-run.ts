import { type AnyGameSim, LogFollower, Run, type RunSetup, type SimState, loggedBeacons } from '@star-seekers/sim';
import { LiveLog } from './live-log.ts';

/** A run that is watched while it is played: the log so far, and a run that follows it at any speed. */
export class LiveRun {
  readonly log: LiveLog;
  readonly run: Run<SimState, unknown, unknown>;
  readonly #follower: LogFollower<SimState, unknown, unknown>;

  constructor(sim: AnyGameSim, setup: RunSetup) {
    this.log = new LiveLog(sim);
    this.run = new Run(sim, setup);
    if (sim.beacons) this.run.reveals = loggedBeacons(this.log, this.run.state);
    this.#follower = new LogFollower(this.run, this.log);
  }

  /** Simulates up to a tick, at most to the end of the log. @throws {ReplayMismatch} when the log is not of this run */
  playTo(tick: number): void {
    this.#follower.playTo(tick);
    if (this.log.quit && this.run.state.tick === this.log.ticks) this.run.quit();
  }
}
