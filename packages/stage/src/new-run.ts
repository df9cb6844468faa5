import { type GameSim, Run, type RunSetup, type SimState, courseBeacons, resimulate } from '@star-seekers/sim';
import { Ghosts } from './ghosts.ts';
import type { RunControllerOptions } from './run-controller-options.ts';

/** The run that a controller drives. */
export function newRun<State extends SimState, Command, Event>(
  sim: GameSim<State, Command, Event>,
  setup: RunSetup,
  { resumeFrom, reveals, course, branch }: RunControllerOptions<State, Command, Event>,
): Run<State, Command, Event> {
  const run =
    branch?.keyframes.seek(branch.tick) ??
    (resumeFrom ? resimulate(sim, setup, resumeFrom) : new Run<State, Command, Event>(sim, setup));
  run.reveals = course ? courseBeacons(course, run) : reveals;
  run.pollAnswer();
  return run;
}

/** The ghosts of a run, where it is now. */
export function newGhosts<State extends SimState, Command, Event>(
  { sim, state }: Run<State, Command, Event>,
  { ghosts = [] }: RunControllerOptions<State, Command, Event>,
): Ghosts<State, Command, Event> {
  const made = new Ghosts(sim, ghosts);
  made.playTo(state.tick);
  return made;
}
