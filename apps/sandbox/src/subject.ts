import type { AnyGameModule, CatalogEntry } from '@star-seekers/games/catalog';
import type { RecordedRun } from '@star-seekers/games/recorded-run';
import type { StageSettings } from '@star-seekers/stage';
import type { SandboxAddress } from './address/address.ts';
import type { LivePanelProps } from './panels/live-panel.tsx';
import type { LiveTape } from './run/live-tape.ts';
import type { Say } from './use-notices.ts';

/** The run to examine. A new object restarts it. */
export interface Subject {
  readonly gameId: number;
  readonly seed: number;
  /** The loaded run; null for a new one. */
  readonly recorded: RecordedRun<unknown> | null;
  /** The tick of the recorded run to show; null for its beginning. */
  readonly tick: number | null;
  /** A run that is being played elsewhere; `recorded` holds its log, which grows. */
  readonly live?: LiveTape;
}

/** A new run of a game with a seed. */
export function newRun({ gameId, seed }: Pick<SandboxAddress, 'gameId' | 'seed'>): Subject {
  return { gameId, seed, recorded: null, tick: null };
}

export function recordedRun(recorded: RecordedRun<unknown>, tick: number | null = null): Subject {
  return { gameId: recorded.gameId, seed: recorded.setup.seed, recorded, tick };
}

/** A run that is being played elsewhere. */
export function liveRun(live: LiveTape): Subject {
  return { ...recordedRun(live.recorded), live };
}

export interface ExaminationProps {
  readonly module: AnyGameModule;
  readonly entry: CatalogEntry;
  readonly subject: Subject;
  readonly address: SandboxAddress;
  readonly onAddress: (changes: Partial<SandboxAddress>) => void;
  readonly onNewRun: (seed: number) => void;
  readonly onRecordedRun: (run: RecordedRun<unknown>) => void;
  readonly onFile: (file: File) => void;
  readonly live: LivePanelProps;
  readonly say: Say;
}

/** Props of both modes. */
export interface BenchProps extends ExaminationProps {
  readonly settings: StageSettings;
  readonly onSettings: (settings: StageSettings) => void;
}
