import { music } from '@star-seekers/audio/music';
import type { SimState } from '@star-seekers/sim';
import { useEffect } from 'react';
import type { GameView } from '../game-view.ts';
import type { RunController } from '../run-controller.ts';

/** Ticks between two looks at the tension: half a second. */
const TICKS_PER_LOOK = 30;

/** Lets the music follow the tension of a run; it is calm while the run is not played. */
export function useMusicIntensity<State extends SimState, Command, Event>(
  controller: RunController<State, Command, Event>,
  { intensity }: Pick<GameView<State, Command, Event>, 'intensity'>,
  playing: boolean,
): void {
  useEffect(() => {
    if (!intensity || !playing) return undefined;
    const stop = controller.onTick((state) => {
      if (state.tick % TICKS_PER_LOOK === 0) music.setIntensity(intensity(state));
    });
    return () => {
      stop();
      music.setIntensity(0);
    };
  }, [controller, intensity, playing]);
}
