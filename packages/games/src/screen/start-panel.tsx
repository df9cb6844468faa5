import type { ReactNode } from 'react';
import { OverlayPanel } from '@star-seekers/stage/screen/overlay-panel.tsx';
import { DayLine } from './day-line.tsx';
import styles from './start-panel.module.css';
import { type StartProblem, StartFailureNotice } from './start-failure-notice.tsx';

export interface StartPanelProps {
  readonly kicker: string;
  /** What to do, in a few words. */
  readonly goal: string;
  /** The day's conditions, if the runs have some. */
  readonly conditions: string | undefined;
  /** What has to be known before anything else, each in a line of its own. */
  readonly notes?: readonly string[];
  /** What the medals of these runs ask for; absent where they earn none. */
  readonly medals?: ReactNode;
  /** What such a run may cost. It stands before what it may earn. */
  readonly warning?: string | undefined;
  /** How to play, drawn with the real sprites. */
  readonly howToPlay: ReactNode;
  /** The keys or gestures of the device last used, or what stands in the way of a start. */
  readonly hint: string;
  readonly problem: StartProblem | undefined;
  readonly actions: ReactNode;
}

/** Of windows that are less high, panels take all. Keep in sync with `overlay-panel.module.css` of the stage. */
const LOW_PX = 512;

/** The menu before a run. */
export function StartPanel(props: StartPanelProps) {
  const { kicker, goal, conditions, notes = [], medals, warning, howToPlay, hint, problem, actions } = props;
  // Beside the buttons is no room for both on a phone on its side. Whatever turns it renders the screen again.
  const isBelow = warning !== undefined && innerHeight < LOW_PX;
  return (
    <OverlayPanel
      title={goal}
      kicker={kicker}
      size="wide"
      actions={
        <>
          {warning !== undefined && (
            <p className={styles.warning} role="status">
              {warning}
            </p>
          )}
          {!isBelow && medals}
          {actions}
        </>
      }
    >
      {conditions !== undefined && <DayLine conditions={conditions} />}
      {notes.length > 0 && (
        <div role="status">
          {notes.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {howToPlay}
      <p className={styles.hint}>{hint}</p>
      {isBelow && medals}
      {problem && <StartFailureNotice problem={problem} />}
    </OverlayPanel>
  );
}
