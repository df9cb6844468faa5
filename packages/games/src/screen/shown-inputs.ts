import type { LoggedCommand } from '@star-seekers/sim';
import type { StageAction } from '@star-seekers/stage/game-view.ts';
import type { ShownInput } from '../theatre.ts';

/** How long a short input stays visible, in ticks. */
const VISIBLE_TICKS = 15;

/** What a player did at a moment of a run. */
export interface ShownInputs {
  /** Buttons that are held or have just been pressed. */
  readonly pressed: readonly StageAction[];
  /** Where the board was pressed last, in shares of the canvas. */
  readonly at: { readonly x: number; readonly y: number } | undefined;
  /** The sum of the latest drags, in logical pixels. */
  readonly drag: { readonly dx: number; readonly dy: number } | undefined;
}

/**
 * The inputs at a tick.
 * @param count of the commands up to the tick
 */
export function inputsAt<Command>(
  commands: readonly LoggedCommand<Command>[],
  count: number,
  tick: number,
  inputOf: (command: Command) => ShownInput | undefined,
): ShownInputs {
  const pressed = new Set<StageAction>();
  const decided = new Set<StageAction>();
  let at: ShownInputs['at'];
  let drag: ShownInputs['drag'];
  for (let index = count - 1; index >= 0; index--) {
    const { tick: since, command } = commands[index] as LoggedCommand<Command>;
    const isRecent = tick - since < VISIBLE_TICKS;
    const input = inputOf(command);
    if (input === undefined) continue;
    if ('hold' in input) {
      // The latest command of a button decides whether it is held; a short press stays visible for a moment.
      if (input.down && (isRecent || !decided.has(input.hold))) pressed.add(input.hold);
      decided.add(input.hold);
    } else if (isRecent) {
      if ('press' in input) pressed.add(input.press);
      else if ('at' in input) at ??= input.at;
      else drag = { dx: (drag?.dx ?? 0) + input.drag.dx, dy: (drag?.dy ?? 0) + input.drag.dy };
    }
    if (!isRecent && decided.size >= MOST_HELD) break;
  }
  return { pressed: [...pressed], at, drag };
}

/** No game has more buttons that are held. */
const MOST_HELD = 5;

/** What a run was played with: only that is shown. */
export interface UsedInputs {
  readonly actions: ReadonlySet<StageAction>;
  readonly drags: boolean;
}

export function usedInputs<Command>(
  commands: readonly LoggedCommand<Command>[],
  inputOf: (command: Command) => ShownInput | undefined,
): UsedInputs {
  const actions = new Set<StageAction>();
  let drags = false;
  for (const { command } of commands) {
    const input = inputOf(command);
    if (input === undefined) continue;
    if ('hold' in input) actions.add(input.hold);
    else if ('press' in input) actions.add(input.press);
    else if ('drag' in input) drags = true;
  }
  return { actions, drags };
}
