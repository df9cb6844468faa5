import { InputOverlay } from '@star-seekers/games/input-overlay';
import type { StageSettings } from '@star-seekers/stage';
import type { LocalReplay } from './local-replay.ts';

/** What is drawn over the board. */
export interface Overlays {
  readonly inputs: boolean;
  readonly hitBoxes: boolean;
}

export interface LocalBoardProps {
  readonly replay: LocalReplay;
  readonly overlays: Overlays;
  readonly settings: Omit<StageSettings, 'haptics' | 'hitBoxes'>;
  /** The game's name. */
  readonly title: string;
  /** The first frame has been drawn. */
  readonly onReady: () => void;
  /** The game failed to load or crashed. Give the board another `key` to try again. */
  readonly onError: () => void;
}

/** HUD and board of a replay that this page plays. */
export function LocalBoard({ replay, overlays, settings, title, onReady, onError }: LocalBoardProps) {
  const { Replay, theatre, view } = replay.module;
  return (
    <Replay
      controller={replay.controller}
      settings={{ ...settings, haptics: false, hitBoxes: overlays.hitBoxes }}
      title={title}
      onReady={onReady}
      onError={onError}
    >
      {overlays.inputs && (
        <InputOverlay controller={replay.controller} log={replay.log} inputOf={theatre.inputOf} canvas={view.canvas} />
      )}
    </Replay>
  );
}
