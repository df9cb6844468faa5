import type { CommandLog, GameSim, SimState } from '@star-seekers/sim';
import type { RunControllerOptions } from '@star-seekers/stage/run-controller-options.ts';
import { useCallback, useEffect, useState } from 'react';
import { RunController } from '@star-seekers/stage/run-controller.ts';
import type { Keepsake } from '../game.ts';
import { keepsakesOfRun } from '../keepsake.ts';
import {
  courseRuns,
  type GameHost,
  type HostedRuns,
  type RunStream,
  type RunTicket,
  type StartFailure,
  type StartResult,
  type Submission,
} from './game-host.ts';
import { Outage } from './outage.ts';
import { type PlayedRuns, type Practice, practiceRuns } from './practice.ts';
import { useLatest } from '@star-seekers/stage/screen/use-latest.ts';

/** Seed of the board behind the menu. */
const PREVIEW_SEED = 2;

const VERIFYING: Submission = { status: 'verifying' };

interface PlayedRun {
  readonly ticket: RunTicket;
  readonly runs: HostedRuns;
  readonly stream: RunStream;
  readonly outage: Outage;
}

/** A request in flight. */
export type RunRequest = 'start' | 'resume' | 'abandon' | 'practice';

export interface RunHandle<State extends SimState, Command, Event> {
  /** One for the life of the screen, so that the stage stays loaded; before the first run it holds a preview. */
  readonly controller: RunController<State, Command, Event>;
  /** The run, until the next one begins; undefined before the first. */
  readonly ticket: RunTicket | undefined;
  /** What happens while the hub does not see the run; undefined before the first. */
  readonly outage: Outage | undefined;
  readonly working: RunRequest | undefined;
  /** Why the last start did not work. */
  readonly failure: StartFailure | undefined;
  /** What has become of the run once it has ended. */
  readonly submission: Submission;
  /** Takes the credit and begins a run with 3-2-1. Call it only when everything is loaded. */
  readonly start: () => void;
  /** Goes on with the open run. */
  readonly resume: () => void;
  /** Ends the open run with what was reached in it. */
  readonly abandon: () => void;
  /** Begins a practice run with 3-2-1, which asks the host for nothing. */
  readonly practice: () => void;
  /** Shows the menu after a finished run, whose submission continues. */
  readonly toMenu: () => void;
}

/** Owns the life of a run between its host, which charges, deals, watches and submits, and the controller, which plays. */
export function useRun<State extends SimState, Command, Event>(
  sim: GameSim<State, Command, Event>,
  host: GameHost,
  practiceOf: Practice = {},
  keepsakesOf?: (state: Readonly<State>) => readonly Keepsake[],
): RunHandle<State, Command, Event> {
  const hostRef = useLatest(host);
  const [controller] = useState(() => new RunController(sim, { seed: PREVIEW_SEED }));
  const [run, setRun] = useState<PlayedRun>();
  const [working, setWorking] = useState<RunRequest>();
  const [failure, setFailure] = useState<StartFailure>();
  const [submission, setSubmission] = useState(VERIFYING);
  const practiceRef = useLatest(practiceOf);
  const keepsakesOfRef = useLatest(keepsakesOf);
  const [played, setPlayed] = useState<PlayedRuns>({});
  const playedRef = useLatest(played);

  const begin = useCallback(
    async (kind: RunRequest, runs: HostedRuns | null, ask: (from: HostedRuns) => Promise<StartResult>) => {
      if (!runs) return;
      setWorking(kind);
      setFailure(undefined);
      const result = await ask(runs).catch((): StartResult => ({ failure: { kind: 'network' } }));
      setWorking(undefined);
      if ('failure' in result) {
        setFailure(result.failure);
        return;
      }
      const { ticket } = result;
      const { setup } = ticket;
      // The host stores the logs of all games; a ticket for this game holds this game's commands.
      const resumeFrom = ticket.resumeFrom as CommandLog<Command> | undefined;
      const plan = ticket.plan as RunControllerOptions<State, Command, Event> | undefined;
      const stream = runs.stream(ticket);
      const { reveals, observer } = stream;
      controller.load(setup, { reveals, observer, ...(resumeFrom ? { resumeFrom } : {}), ...plan });
      setSubmission(VERIFYING);
      setRun({ ticket, runs, stream, outage: new Outage(controller, stream) });
      setPlayed((before) => (ticket.practice ? { ...before, last: setup } : { ranked: setup, last: setup }));
    },
    [controller],
  );

  useEffect(() => {
    if (!run) return undefined;
    const { ticket, runs, stream, outage } = run;
    let stopSubmission: (() => void) | undefined;
    const onChange = () => {
      const { phase, outcome } = controller.getSnapshot();
      if (phase !== 'ended' || !outcome || stopSubmission) return;
      const game = keepsakesOfRef.current ? { keepsakesOf: keepsakesOfRef.current } : {};
      hostRef.current.onRunEnded?.();
      if (!ticket.plan) hostRef.current.collect?.(keepsakesOfRun(game, controller.state));
      stopSubmission = runs.submit({ ticket, log: controller.log, outcome }, setSubmission);
    };
    // A run that was resumed after its last tick has ended already.
    onChange();
    const unsubscribe = controller.subscribe(onChange);
    if (controller.getSnapshot().phase === 'ready') controller.play({ withCountdown: true });
    return () => {
      unsubscribe();
      if (stopSubmission) stopSubmission();
      // The run can be resumed after leaving the page.
      else controller.pause();
      outage.close();
      stream.close();
    };
  }, [controller, run, hostRef, keepsakesOfRef]);

  const start = useCallback(
    () => void begin('start', hostRef.current.ranked, async (runs) => runs.start()),
    [begin, hostRef],
  );
  const resume = useCallback(
    () => void begin('resume', hostRef.current.ranked, async (runs) => runs.resume()),
    [begin, hostRef],
  );
  const practice = useCallback(() => {
    const { course, conditions } = hostRef.current;
    const runs = course
      ? courseRuns(course)
      : practiceRuns(sim, practiceRef.current, () => playedRef.current, conditions?.options);
    void begin('practice', runs, async () => runs.start());
  }, [begin, sim, hostRef, practiceRef, playedRef]);
  const abandon = useCallback(() => {
    setWorking('abandon');
    setFailure(undefined);
    const end = async (runs: HostedRuns) => {
      const failed = await runs.abandon();
      setWorking(undefined);
      setFailure(failed);
    };
    if (hostRef.current.ranked) void end(hostRef.current.ranked);
  }, [hostRef]);

  const toMenu = useCallback(() => {
    setRun(undefined);
    setFailure(undefined);
    controller.load({ seed: PREVIEW_SEED });
  }, [controller]);

  return {
    controller,
    ticket: run?.ticket,
    outage: run?.outage,
    working,
    failure,
    submission,
    start,
    resume,
    abandon,
    practice,
    toMenu,
  };
}
