import { FramedBoard, useFramedReplay } from './framed-board.tsx';
import { Theatre, type TheatreProps } from './theatre.tsx';

export interface FramedTheatreProps extends Pick<TheatreProps, 'game' | 'page' | 'sent'> {
  /** Address of the build whose rules the run was played by. */
  readonly archive: string;
}

/** A run that was played by the rules of an older build: its own player shows it. */
export function FramedTheatre({ archive, ...run }: FramedTheatreProps) {
  const replay = useFramedReplay(run.page.ticks, run.sent, run.page.player.faction);
  return (
    <Theatre
      {...run}
      replay={replay}
      renderBoard={(props) => <FramedBoard replay={replay} archive={archive} {...props} />}
    />
  );
}
