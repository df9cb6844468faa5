import { boardCheck } from './board-check.ts';
import { deploys } from './deploys.ts';
import { honestRuns } from './honest-runs.ts';
import { killStreams } from './kill-streams.ts';
import { manyProcesses } from './many-processes.ts';
import { replayFlood } from './replay-flood.ts';
import { lyingAnswers } from './lying-answers.ts';
import { stolenTime } from './stolen-time.ts';

/** Stress tests that play games. */
export const stressTests = {
  replayFlood,
  honestRuns,
  killStreams,
  manyProcesses,
  deploys,
  stolenTime,
  boardCheck,
  lyingAnswers,
};
