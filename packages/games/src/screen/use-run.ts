import type { CommandLog, GameSim, RevealCall, SimState } from '@star-seekers/sim';
import { useCallback, useEffect, useState } from 'react';
import { RunController } from '../stage/run-controller.ts';
import { type Practice, type PlayedRuns, beginPractice } from './practice.ts';
import type { GameHost, RankedRuns, RunTicket, StartFailure, StartResult, Submission } from './game-host.ts';
import { useLatest } from './use-latest.ts';

/** How often the log of a run that goes on is kept (`docs/architecture.md`). */
const SAVE_INTERVAL_MS = 1000;

/** The opening that stands behind the menu before the first run. */
const PREVIEW_SEED = 2;

const VERIFYING: Submission = { status: 'verifying' };
const PRACTICE: Submission = { status: 'practice' };

/** What was asked for and is under way. */
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
  /** Leaves a finished run behind, whose submission goes on, and shows the menu. */
  readonly toMenu: () => void;
}

/** Owns the life of a run between the host, which pays, keeps and submits, and the controller, which plays. */
export function useRun<State extends SimState, Command, Event>(
  sim: GameSim<State, Command, Event>,
  host: GameHost,
  practice: Practice = {},
): RunHandle<State, Command, Event> {
  const hostRef = useLatest(host);
  const [controller] = useState(() => new RunController(sim, { seed: PREVIEW_SEED }));
  const [ticket, setTicket] = useState<RunTicket>();
  const [working, setWorking] = useState<RunRequest>();
  const [failure, setFailure] = useState<StartFailure>();
  const [submission, setSubmission] = useState(VERIFYING);
  const practiceRef = useLatest(practice);
  const [played, setPlayed] = useState<PlayedRuns>({});
  const playedRef = useLatest(played);

  const begin = useCallback(
    async (kind: 'start' | 'resume', ask: (ranked: RankedRuns) => Promise<StartResult>) => {
      const { ranked } = hostRef.current;
      if (!ranked) return;
      setWorking(kind);
      setFailure(undefined);
      const result = await ask(ranked);
      setWorking(undefined);
      if ('failure' in result) {
        setFailure(result.failure);
        return;
      }
      // The host keeps the logs of all games; a ticket for this game holds this game's commands.
      const resumeFrom = result.ticket.resumeFrom as CommandLog<Command> | undefined;
      const { ticket: begun } = result;
      const reveal = async (call: RevealCall) => ranked.reveal(begun, call, controller.log);
      controller.load(begun.setup, { reveals: { ask: reveal }, ...(resumeFrom ? { resumeFrom } : {}) });
      setSubmission(VERIFYING);
      setTicket(begun);
      setPlayed({ ranked: begun.setup, last: begun.setup });
    },
    [controller, hostRef],
  );

  useEffect(() => {
    if (!ticket) return undefined;
    let stopSubmission: (() => void) | undefined;
    // Practice is neither kept nor handed in.
    const ranked = () => (ticket.practice ? null : hostRef.current.ranked);
    const save = () => ranked()?.saveProgress(ticket, controller.log);
    const onChange = () => {
      const { phase, outcome } = controller.getSnapshot();
      if (phase === 'paused') save();
      if (phase !== 'ended' || !outcome || stopSubmission) return;
      const handIn = ranked();
      stopSubmission = handIn
        ? handIn.submit({ ticket, log: controller.log, outcome }, setSubmission)
        : () => undefined;
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
      // Whoever leaves the page in mid-run finds the run again.
      controller.pause();
      save();
    };
  }, [controller, ticket, hostRef]);

  const start = useCallback(() => void begin('start', async (ranked) => ranked.start()), [begin]);
  const resume = useCallback(() => void begin('resume', async (ranked) => ranked.resume()), [begin]);
  const abandon = useCallback(() => {
    setWorking('abandon');
    setFailure(undefined);
    void hostRef.current.ranked?.abandon().then(() => setWorking(undefined));
  }, [hostRef]);

  const practise = useCallback(async () => {
    setWorking('practise');
    setFailure(undefined);
    try {
      const { setup, reveals } = await beginPractice(practiceRef.current, playedRef.current);
      controller.load(setup, reveals ? { reveals } : {});
      setSubmission(PRACTICE);
      setTicket({ runId: 'practice', setup, practice: true });
      setPlayed((before) => ({ ...before, last: setup }));
    } catch {
      setFailure({ kind: 'network' });
    }
    setWorking(undefined);
  }, [controller, practiceRef, playedRef]);

  const toMenu = useCallback(() => {
    setTicket(undefined);
    setFailure(undefined);
    controller.load({ seed: PREVIEW_SEED });
  }, [controller]);

  return {
    controller,
    ticket,
    working,
    failure,
    submission,
    start,
    resume,
    abandon,
    practise: () => void practise(),
    toMenu,
  };
}
