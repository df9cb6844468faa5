import type { CommandLog, GameSim, SimState } from '@star-seekers/sim';
import { useCallback, useEffect, useState } from 'react';
import { RunController } from '../stage/run-controller.ts';
import type { GameHost, RunTicket, StartFailure, StartResult, Submission } from './game-host.ts';
import { useLatest } from './use-latest.ts';

/** How often the log of a run that goes on is kept (`architecture.md`, a ranked run). */
const SAVE_INTERVAL_MS = 1000;

/** A run that was paid for, from its start to its result. */
export interface RunSession<State extends SimState, Command, Event> {
  readonly ticket: RunTicket;
  readonly controller: RunController<State, Command, Event>;
}

export interface RunHandle<State extends SimState, Command, Event> {
  /** Undefined until the first start. */
  readonly session: RunSession<State, Command, Event> | undefined;
  /** What was asked of the host and is under way. */
  readonly working: 'start' | 'resume' | 'abandon' | undefined;
  /** Why the last start did not work. */
  readonly failure: StartFailure | undefined;
  /** What has become of the session's run once it has ended. */
  readonly submission: Submission;
  /** Takes the credit and begins a run with 3-2-1. Call it only when everything is loaded. */
  readonly start: () => void;
  /** Goes on with the open run. */
  readonly resume: () => void;
  /** Ends the open run with what was reached in it. */
  readonly abandon: () => void;
}

const VERIFYING: Submission = { status: 'verifying' };

/** Owns the life of a run between the host, which pays and submits, and the controller, which plays. */
export function useRun<State extends SimState, Command, Event>(
  sim: GameSim<State, Command, Event>,
  host: GameHost,
): RunHandle<State, Command, Event> {
  const hostRef = useLatest(host);
  const [session, setSession] = useState<RunSession<State, Command, Event>>();
  const [working, setWorking] = useState<RunHandle<State, Command, Event>['working']>();
  const [failure, setFailure] = useState<StartFailure>();
  const [submission, setSubmission] = useState<Submission>(VERIFYING);

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
      const { ticket } = result;
      // The host keeps logs of any game; a ticket of this game holds this game's commands.
      const resumeFrom = ticket.resumeFrom as CommandLog<Command> | undefined;
      const controller = new RunController(sim, ticket.setup, resumeFrom ? { resumeFrom } : {});
      controller.play({ withCountdown: true });
      setSubmission(VERIFYING);
      setSession({ ticket, controller });
    },
    [sim],
  );

  useEffect(() => {
    if (!session) return undefined;
    const { ticket, controller } = session;
    let stopSubmission: (() => void) | undefined;
    const onChange = () => {
      const { phase, outcome } = controller.getSnapshot();
      if (phase === 'paused') hostRef.current.saveProgress(ticket, controller.log);
      if (phase !== 'ended' || !outcome || stopSubmission) return;
      stopSubmission = hostRef.current.submit({ ticket, log: controller.log, outcome }, setSubmission);
    };
    const save = () => {
      if (controller.getSnapshot().phase === 'playing') hostRef.current.saveProgress(ticket, controller.log);
    };
    onChange();
    const unsubscribe = controller.subscribe(onChange);
    const timer = setInterval(save, SAVE_INTERVAL_MS);
    addEventListener('pagehide', save);
    return () => {
      unsubscribe();
      clearInterval(timer);
      removeEventListener('pagehide', save);
      stopSubmission?.();
      // Whoever leaves the page in mid-run finds the run again.
      if (controller.getSnapshot().phase !== 'ended') {
        controller.pause();
        hostRef.current.saveProgress(ticket, controller.log);
      }
    };
  }, [session, hostRef]);

  const start = useCallback(() => void begin('start', () => hostRef.current.startRun()), [begin, hostRef]);
  const resume = useCallback(() => void begin('resume', () => hostRef.current.resumeRun()), [begin, hostRef]);
  const abandon = useCallback(async () => {
    setWorking('abandon');
    setFailure(undefined);
    await hostRef.current.abandonRun();
    setWorking(undefined);
  }, [hostRef]);

  return { session, working, failure, submission, start, resume, abandon: useCallback(() => void abandon(), [abandon]) };
}
