import { defineCommendations } from '../commendation.ts';
import { COLUMNS, LEAST_MOVES, PIECES, PLAY_SECONDS } from './rules.ts';
import { isHome } from './seams.ts';
import type { PuzzleEvent, PuzzleState } from './state.ts';

/** Seconds in which a window is whole again; `clean` without a swap too many. */
const SECONDS = { swift: 40, clean: 32, swiftest: 25 } as const;

const LAST_SECONDS = 10;

const CORNERS = [0, COLUMNS - 1, PIECES - COLUMNS, PIECES - 1] as const;

/** The commendations of the puzzle (`G0.18`). */
export const commendations = defineCommendations({
  since: 2,
  list: [
    { name: 'first-window', material: 'iron' },
    { name: 'row-by-row', material: 'iron' },
    { name: 'corners-first', material: 'iron', secret: true },
    { name: 'forty-seconds', material: 'silver' },
    { name: 'no-swap-wasted', material: 'silver' },
    { name: 'last-pane', material: 'silver', secret: true },
    { name: 'clean-and-quick', material: 'gold' },
    { name: 'at-a-glance', material: 'gold' },
  ],
  observe(award) {
    /** No row was whole before the one above it. */
    let isFromTheTop = true;
    return {
      note(event: PuzzleEvent, { board }: Readonly<PuzzleState>) {
        if (event.type === 'swapped') {
          const whole = Array.from({ length: COLUMNS }, (_, row) => isRowWhole(board, row));
          if (whole.includes(true, whole.indexOf(false)) && whole.includes(false)) isFromTheTop = false;
          const home = [...board.keys()].filter((place) => isHome(board, place));
          if (home.join() === CORNERS.join()) award('corners-first');
        } else if (event.type === 'solved') {
          award('first-window');
          if (isFromTheTop) award('row-by-row');
          const seconds = PLAY_SECONDS - event.bonus;
          if (seconds <= SECONDS.swift) award('forty-seconds');
          if (seconds <= SECONDS.swiftest) award('at-a-glance');
          if (event.bonus <= LAST_SECONDS) award('last-pane');
          if (event.moves > LEAST_MOVES) return;
          award('no-swap-wasted');
          if (seconds <= SECONDS.clean) award('clean-and-quick');
        }
      },
    };
  },
});

function isRowWhole(board: readonly number[], row: number): boolean {
  return Array.from({ length: COLUMNS }, (_, column) => row * COLUMNS + column).every((place) => isHome(board, place));
}
