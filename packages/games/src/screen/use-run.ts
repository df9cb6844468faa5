import type { CommandLog, GameSim, RevealCall, RunSetup, SimState } from '@star-seekers/sim';
import { useCallback, useEffect, useState } from 'react';
import { RunController } from '../stage/run-controller.ts';
import type { GameHost, RunTicket, StartFailure, StartResult, Submission } from './game-host.ts';
import { useLatest } from './use-latest.ts';

/** How often the log of a run that goes on is kept (`architecture.md`, a ranked run). */
const SAVE_INTERVAL_MS = 1000;

/** The opening that stands behind the menu before the first run. */
const PREVIEW_SEED = 2;

const VERIFYING: Submission = { status: 'verifying' };
const PRACTICE: Submission = { status: 'practice' };

/** The setup of a practice run. @param ranked of the last run that was paid for @param last of the last run at all */
export type PracticeAfter = (seed: number, ranked: RunSetup, last: RunSetup) => RunSetup;

/** What was asked of the host and is under way. */
export type RunRequest = 'start' | 'resume' | 'abandon';

export interface RunHandle<State extends SimState, Command, Event> {
  /** One for the life of the screen, so that the stage stays loaded; before the first run it holds a preview. */
  readonly controller: RunController<State, Command, Event>;
  /** The run that was paid for, until the next one begins; undefined before the first. */
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
  /** Begins a practice run; undefined before the first run that was paid for, and in games without practice. */
  readonly practise: (() => void) | undefined;
  /** Leaves a finished run behind, whose submission goes on, and shows the menu. */
  readonly toMenu: () => void;
}

/** Owns the life of a run between the host, which pays, keeps and submits, and the controller, which plays. */
export function useRun<State extends SimState, Command, Event>(
  sim: GameSim<State, Command, Event>,
  host: GameHost,
  practiceAfter?: PracticeAfter,
): RunHandle<State, Command, Event> {
  const hostRef = useLatest(host);
  const [controller] = useState(() => new RunController(sim, { seed: PREVIEW_SEED }));
  const [ticket, setTicket] = useState<RunTicket>();
  const [working, setWorking] = useState<RunRequest>();
  const [failure, setFailure] = useState<StartFailure>();
  const [submission, setSubmission] = useState(VERIFYING);
  /** The last run that was paid for, and the last one at all. */
  const [played, setPlayed] = useState<{ readonly ranked: RunSetup; readonly last: RunSetup }>();

  const begin = useCallback(
    async (kind: 'start' | 'resume', ask: () => Promise<StartResult>) => {
      setWorking(kind);
      setFailure(undefined);
      const result = await ask();
      setWorking(undefined);
      if ('failure' in result) {
        setFailure(result.failure);
        return;
      }
      // The host keeps the logs of all games; a ticket for this game holds this game's commands.
      const resumeFrom = result.ticket.resumeFrom as CommandLog<Command> | undefined;
      const { ticket: begun } = result;
      const reveal = async (call: RevealCall) => hostRef.current.reveal(begun, call, controller.log);
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
    const save = () => {
      if (!ticket.practice) hostRef.current.saveProgress(ticket, controller.log);
    };
    const onChange = () => {
      const { phase, outcome } = controller.getSnapshot();
      if (phase === 'paused') save();
      if (phase !== 'ended' || !outcome || stopSubmission) return;
      stopSubmission = ticket.practice
        ? () => undefined
        : hostRef.current.submit({ ticket, log: controller.log, outcome }, setSubmission);
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

  const start = useCallback(() => void begin('start', async () => hostRef.current.startRun()), [begin, hostRef]);
  const resume = useCallback(() => void begin('resume', async () => hostRef.current.resumeRun()), [begin, hostRef]);
  const abandon = useCallback(() => {
    setWorking('abandon');
    setFailure(undefined);
    void hostRef.current.abandonRun().then(() => setWorking(undefined));
  }, [hostRef]);

  const practise = useCallback(
    ({ ranked, last }: { readonly ranked: RunSetup; readonly last: RunSetup }, after: PracticeAfter) => {
      const setup = after(randomSeed(), ranked, last);
      controller.load(setup);
      setFailure(undefined);
      setSubmission(PRACTICE);
      setTicket({ runId: 'practice', setup, practice: true });
      setPlayed({ ranked, last: setup });
    },
    [controller],
  );

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
    practise: played && practiceAfter && (() => practise(played, practiceAfter)),
    toMenu,
  };
}

/** Practice is for no board, so its seed may come from here. */
function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
