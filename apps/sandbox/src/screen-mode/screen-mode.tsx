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
      ranked: host,
      practiceOnly: false,
      credits,
      bestPoints: best,
      gamesPlayed,
      lastResult: null,
      resumable,
      settings,
      tryNext: null,
      playRanked: host.playRanked,
      leave: host.leave,
      guardLeaving: host.guardLeaving,
      getCredits: host.getCredits,
      buyCredits: host.buyCredits,
    }),
    [credits, best, gamesPlayed, resumable, settings, host],
  );
  return <module.Screen host={gameHost} />;
}
