import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FramedBoard } from './framed-board.tsx';
import { FramedFilm } from './framed-film.ts';
import { Theatre, type TheatreProps } from './theatre.tsx';
import { useFilmSettings } from './use-film-settings.ts';

export interface FramedTheatreProps extends Pick<TheatreProps, 'entry' | 'page' | 'replay'> {
  /** Address of the build whose rules the run was played by. */
  readonly archive: string;
}

/** A run that was played by the rules of an older build: its own player shows it. */
export function FramedTheatre({ archive, ...run }: FramedTheatreProps) {
  const { i18n } = useTranslation();
  const settings = useFilmSettings();
  const { page, replay } = run;
  const [film] = useState(() => {
    const { gameId, seed, options, replay: log } = replay;
    const recording = { gameId, seed, options, replay: log };
    return new FramedFilm(page.ticks, { recording, language: i18n.language, faction: page.player.faction, settings });
  });
  return (
    <Theatre
      {...run}
      film={film}
      renderBoard={({ overlays, title, onReady, onError }) => (
        <FramedBoard
          film={film}
          player={`${archive}/player.html`}
          overlays={overlays}
          title={title}
          onReady={onReady}
          onError={onError}
        />
      )}
    />
  );
}
