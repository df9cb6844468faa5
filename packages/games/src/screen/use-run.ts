import type { CommandLog, GameSim, SimState } from '@star-seekers/sim';
import { useCallback, useEffect, useState } from 'react';
import { RemoteReveals } from '@star-seekers/stage/remote-reveals.ts';
import { RunController } from '@star-seekers/stage/run-controller.ts';
import type { Keepsake } from '../game.ts';
import { keepsakesOfRun } from '../keepsake.ts';
import type { GameHost, HostedRuns, RunTicket, StartFailure, StartResult, Submission } from './game-host.ts';
import { type PlayedRuns, type Practice, practiceRuns } from './practice.ts';
import { useLatest } from '@star-seekers/stage/screen/use-latest.ts';

/** Interval at which the log of a run in progress is stored (`docs/architecture.md`). */
const SAVE_INTERVAL_MS = 1000;

/** Seed of the board behind the menu. */
const PREVIEW_SEED = 2;

const VERIFYING: Submission = { status: 'verifying' };

/** A request in flight. */
export type RunRequest = 'start' | 'resume' | 'abandon' | 'practise';

export interface RunHandle<State extends SimState, Command, Event> {
  /** One for the life of the screen, so that the stage stays loaded; before the first run it holds a preview. */
  readonly controller: RunController<State, Command, Event>;
  /** The run, until the next one begins; undefined before the first. */
  readonly ticket: RunTicket | undefined;
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
  readonly practise: () => void;
  /** Shows the menu after a finished run, whose submission continues. */
  readonly toMenu: () => void;
}

/** Owns the life of a run between its host, which charges, stores and submits, and the controller, which plays. */
export function useRun<State extends SimState, Command, Event>(
  sim: GameSim<State, Command, Event>,
  host: GameHost,
  practice: Practice = {},
  keepsakesOf?: (state: Readonly<State>) => readonly Keepsake[],
): RunHandle<State, Command, Event> {
  const hostRef = useLatest(host);
  const [controller] = useState(() => new RunController(sim, { seed: PREVIEW_SEED }));
  const [run, setRun] = useState<{ readonly ticket: RunTicket; readonly runs: HostedRuns }>();
  const [working, setWorking] = useState<RunRequest>();
  const [failure, setFailure] = useState<StartFailure>();
  const [submission, setSubmission] = useState(VERIFYING);
  const practiceRef = useLatest(practice);
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
      const reveals = new RemoteReveals(async (call) => {
        // A component may need an answer while it renders, when nothing may change.
        await Promise.resolve();
        return runs.reveal(ticket, call, controller.log);
      });
      controller.load(setup, { reveals, ...(resumeFrom ? { resumeFrom } : {}) });
      setSubmission(VERIFYING);
      setRun({ ticket, runs });
      setPlayed((before) => (ticket.practice ? { ...before, last: setup } : { ranked: setup, last: setup }));
    },
    [controller],
  );

  useEffect(() => {
    if (!run) return undefined;
    const { ticket, runs } = run;
    let stopSubmission: (() => void) | undefined;
    const save = () => runs.saveProgress(ticket, controller.log);
    const onChange = () => {
      const { phase, outcome } = controller.getSnapshot();
      if (phase === 'paused') save();
      if (phase !== 'ended' || !outcome || stopSubmission) return;
      const game = keepsakesOfRef.current ? { keepsakesOf: keepsakesOfRef.current } : {};
      hostRef.current.collect?.(keepsakesOfRun(game, controller.state));
      stopSubmission = runs.submit({ ticket, log: controller.log, outcome }, setSubmission);
    };
    const saveWhilePlaying = () => {
      if (controller.getSnapshot().phase === 'playing') save();
    };
    // A run that was resumed after its last tick has ended already.
    onChange();
    const unsubscribe = controller.subscribe(onChange);
    const timer = setInterval(saveWhilePlaying, SAVE_INTERVAL_MS);
    addEventListener('pagehide', saveWhilePlaying);
    if (controller.getSnapshot().phase === 'ready') controller.play({ withCountdown: true });
    return () => {
      unsubscribe();
      clearInterval(timer);
      removeEventListener('pagehide', saveWhilePlaying);
      if (stopSubmission) {
        stopSubmission();
        return;
      }
      // The run can be resumed after leaving the page.
      controller.pause();
      save();
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
  const practise = useCallback(() => {
    const runs = practiceRuns(sim, practiceRef.current, () => playedRef.current);
    void begin('practise', runs, async () => runs.start());
  }, [begin, sim, practiceRef, playedRef]);
  const abandon = useCallback(() => {
    setWorking('abandon');
    setFailure(undefined);
    void hostRef.current.ranked?.abandon().then(() => setWorking(undefined));
  }, [hostRef]);

  const toMenu = useCallback(() => {
    setRun(undefined);
    setFailure(undefined);
    controller.load({ seed: PREVIEW_SEED });
  }, [controller]);

  return {
    controller,
    ticket: run?.ticket,
    working,
    failure,
    submission,
    start,
    resume,
    abandon,
    practise,
    toMenu,
  };
}
