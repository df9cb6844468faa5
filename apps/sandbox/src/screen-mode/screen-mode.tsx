import type { AnyGameModule } from '@star-seekers/games/catalog';
import type { GameHost } from '@star-seekers/games/game-host';
import type { StageSettings } from '@star-seekers/games/stage';
import { useMemo, useSyncExternalStore } from 'react';
import type { HostScenario } from './host-scenario.ts';
import type { SandboxHost } from './sandbox-host.ts';

export interface ScreenModeProps {
  readonly module: AnyGameModule;
  readonly host: SandboxHost;
  readonly scenario: HostScenario;
  readonly settings: StageSettings;
}

/** A game's whole screen, as in the hub. */
export function ScreenMode({ module, host, scenario, settings }: ScreenModeProps) {
  const { best, gamesPlayed, resumable } = useSyncExternalStore(host.subscribe, host.getView);
  const { credits } = scenario;
  const gameHost = useMemo(
    (): GameHost => ({
      credits,
      best,
      gamesPlayed,
      lastResult: null,
      resumable,
      settings,
      startRun: host.startRun,
      resumeRun: host.resumeRun,
      abandonRun: host.abandonRun,
      saveProgress: host.saveProgress,
      reveal: host.reveal,
      submit: host.submit,
      leave: host.leave,
      guardLeaving: host.guardLeaving,
      getCredits: host.getCredits,
      buyCredits: host.buyCredits,
    }),
    [credits, best, gamesPlayed, resumable, settings, host],
  );
  return <module.Screen host={gameHost} />;
}
