import type { SimState } from '@star-seekers/sim';
import { type CSSProperties, type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { GameStage } from '../game-stage.tsx';
import type { StageSettings } from '../game-view.ts';
import type { RunController } from '../run-controller.ts';
import type { StageError } from '../stage-error.ts';
import { Hud } from './hud.tsx';
import { MotionContext } from './motion-context.ts';
import styles from './replay-frame.module.css';
import type { RunFrameParts } from './run-frame-parts.ts';
import { useCues } from './use-cues.ts';

export interface ReplayFrameProps<State extends SimState, Command, Event> {
  /** Of a watched run. */
  readonly controller: RunController<State, Command, Event>;
  readonly parts: Omit<RunFrameParts<State, Command, Event>, 'announce'>;
  readonly settings: StageSettings;
  /** The game's name. */
  readonly title: string;
  /** Slot over the board. */
  readonly children?: ReactNode;
  /** Everything is loaded and the first frame has been drawn. */
  readonly onReady: () => void;
  /** The game failed to load or crashed. Give the frame another `key` to try again. */
  readonly onError: (error: StageError) => void;
}

/** Faster than this a run is silent: its sounds would be noise. */
const MAX_SOUND_SPEED = 2;

/** HUD and board of a recorded run. They are a picture: nothing in them takes the focus, a key or a pointer. */
export function ReplayFrame<State extends SimState, Command, Event>(props: ReplayFrameProps<State, Command, Event>) {
  const { controller, parts, settings, title, children } = props;
  const { t } = useTranslation('games');
  const { Banners, Board, HudFields, view, cueOf, soundBank } = parts;
  const cueAtSpeed = useCallback(
    (event: Event) => (controller.speed > MAX_SOUND_SPEED ? undefined : cueOf(event)),
    [controller, cueOf],
  );
  useCues(controller, cueAtSpeed, soundBank, false);
  return (
    <MotionContext value={settings.motion}>
      <div className={styles.frame}>
        <Hud onPause={null}>
          <HudFields controller={controller} />
        </Hud>
        <div className={styles.hall}>
          <div
            className={styles.stage}
            data-board={Board ? '' : undefined}
            data-square={parts.square ? '' : undefined}
            style={{ '--canvas-ratio': view.canvas.width / view.canvas.height } as CSSProperties}
            inert
          >
            <div className={styles.picture}>
              <div className={styles.canvas}>
                <GameStage
                  view={view}
                  controller={controller}
                  settings={settings}
                  label={t('stage.board', { title })}
                  onReady={props.onReady}
                  onError={props.onError}
                />
              </div>
            </div>
            {Board && <Board controller={controller} />}
            {Banners && <Banners controller={controller} />}
            {children}
          </div>
        </div>
      </div>
    </MotionContext>
  );
}
