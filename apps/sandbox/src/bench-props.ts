import type { AnyGameModule, CatalogEntry } from '@star-seekers/games/catalog';
import type { RecordedRun } from '@star-seekers/games/recorded-run';
import type { StageSettings } from '@star-seekers/stage';
import type { SandboxAddress } from './address/address.ts';
import type { LivePanelProps } from './panels/live-panel.tsx';
import type { Subject } from './subject.ts';
import type { Say } from './use-notices.ts';

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
