import type { StageAction } from '../game-view.ts';
import type { ActionSink } from './action-sink.ts';

/** Buttons of the standard layout. */
const BUTTONS: Readonly<Record<number, StageAction>> = {
  0: 'primary',
  1: 'secondary',
  9: 'pause',
  12: 'up',
  13: 'down',
  14: 'left',
  15: 'right',
};

/** The stick counts as pushed beyond this, and as let go below the smaller one, so that it does not flutter in between. */
const STICK = { push: 0.55, release: 0.35 } as const;

/** Reads all game pads once a frame: browsers report their buttons by no event. */
export function createGamepadReader(sink: ActionSink): () => void {
  let held: ReadonlySet<StageAction> = new Set();
  return () => {
    const now = new Set<StageAction>();
    for (const pad of navigator.getGamepads()) {
      if (!pad?.connected) continue;
      for (const [index, action] of Object.entries(BUTTONS)) {
        if (pad.buttons[Number(index)]?.pressed) now.add(action);
      }
      addStick(now, held, pad.axes[0] ?? 0, 'left', 'right');
      addStick(now, held, pad.axes[1] ?? 0, 'up', 'down');
    }
    const before = held;
    held = now;
    for (const action of now) if (!before.has(action)) sink.press(action);
    for (const action of before) if (!now.has(action)) sink.release(action);
  };
}

function addStick(
  now: Set<StageAction>,
  held: ReadonlySet<StageAction>,
  position: number,
  negative: StageAction,
  positive: StageAction,
): void {
  const action = position < 0 ? negative : positive;
  if (Math.abs(position) > (held.has(action) ? STICK.release : STICK.push)) now.add(action);
}
