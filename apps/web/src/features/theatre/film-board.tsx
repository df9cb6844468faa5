import { InputOverlay } from '@star-seekers/games/input-overlay';
import type { StageSettings } from '@star-seekers/stage';
import type { LocalFilm } from './local-film.ts';

/** What is drawn over the board. */
export interface Overlays {
  readonly inputs: boolean;
  readonly hitBoxes: boolean;
}

export interface FilmBoardProps {
  readonly film: LocalFilm;
  readonly overlays: Overlays;
  readonly settings: Omit<StageSettings, 'haptics' | 'hitBoxes'>;
  /** The game's name. */
  readonly title: string;
  /** The first frame has been drawn. */
  readonly onReady: () => void;
  /** The game failed to load or crashed. Give the board another `key` to try again. */
  readonly onError: () => void;
}

/** HUD and board of a film that this page plays. */
export function FilmBoard({ film, overlays, settings, title, onReady, onError }: FilmBoardProps) {
  const { Replay, theatre, view } = film.module;
  return (
    <Replay
      controller={film.controller}
      settings={{ ...settings, haptics: false, hitBoxes: overlays.hitBoxes }}
      title={title}
      onReady={onReady}
      onError={onError}
    >
      {overlays.inputs && (
        <InputOverlay controller={film.controller} log={film.log} inputOf={theatre.inputOf} canvas={view.canvas} />
      )}
    </Replay>
  );
}
