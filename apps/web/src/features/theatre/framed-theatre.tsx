import { FramedBoard } from './framed-board.tsx';
import { Theatre, type TheatreProps } from './theatre.tsx';
import { useFramedFilm } from './use-framed-film.ts';

export interface FramedTheatreProps extends Pick<TheatreProps, 'game' | 'page' | 'replay'> {
  /** Address of the build whose rules the run was played by. */
  readonly archive: string;
}

/** A run that was played by the rules of an older build: its own player shows it. */
export function FramedTheatre({ archive, ...run }: FramedTheatreProps) {
  const film = useFramedFilm(run.page.ticks, run.replay, run.page.player.faction);
  return (
    <Theatre {...run} film={film} renderBoard={(props) => <FramedBoard film={film} archive={archive} {...props} />} />
  );
}
