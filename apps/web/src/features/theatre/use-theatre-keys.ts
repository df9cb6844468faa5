import type { StageAction } from '@star-seekers/stage/game-view.ts';
import { createPadReader } from '@star-seekers/stage/input/gamepads.ts';
import { readIdleGamepads } from '@star-seekers/stage/input/idle-gamepads.ts';
import { lookUpKey } from '@star-seekers/ui/key-press';
import { useEffect } from 'react';
import { JUMP_TICKS, type Film } from './film.ts';

type Act = (film: Film) => void;

const KEYS: Readonly<Record<string, Act>> = {
  ' ': (film) => film.toggle(),
  k: (film) => film.toggle(),
  // Time runs from left to right in every language.
  ArrowLeft: (film) => film.jump(-JUMP_TICKS),
  ArrowRight: (film) => film.jump(JUMP_TICKS),
  ',': (film) => film.stepFrame(-1),
  '.': (film) => film.stepFrame(1),
  '[': (film) => film.toPreviousMark(),
  ']': (film) => film.toNextMark(),
  Home: (film) => film.seek(0),
  End: (film) => film.seek(film.ticks),
  // A digit is a tenth of the run.
  ...Object.fromEntries(
    Array.from({ length: 10 }, (_, digit): [string, Act] => [
      String(digit),
      (film) => film.seek((film.ticks * digit) / 10),
    ]),
  ),
};

const PAD: Readonly<Partial<Record<StageAction, Act>>> = {
  primary: (film) => film.toggle(),
  pause: (film) => film.toggle(),
  left: (film) => film.jump(-JUMP_TICKS),
  right: (film) => film.jump(JUMP_TICKS),
  up: (film) => film.toNextMark(),
  down: (film) => film.toPreviousMark(),
};

/** Keyboard and game pads work the playback wherever the focus is, but for what a focused control does itself. */
export function useTheatreKeys(film: Film): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = lookUpKey(KEYS, event);
      if (!act || event.defaultPrevented || isTaken(event)) return;
      event.preventDefault();
      act(film);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [film]);

  useEffect(() => {
    const read = createPadReader((action) => PAD[action]?.(film));
    return readIdleGamepads(read, () => false);
  }, [film]);
}

/** Whether the focused control has a use for a key. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  // The timeline is a slider, but its arrows jump like everywhere else.
  if (target.matches('[data-timeline]')) return false;
  // A chosen speed has no use for Space.
  if (target instanceof HTMLInputElement && target.type === 'radio') {
    return key.startsWith('Arrow') || (key === ' ' && !target.checked);
  }
  if (target.closest('[role=dialog], [role=listbox], select, textarea, input:not([type=checkbox])')) return true;
  return key === ' ' && target.closest('button, a, input') !== null;
}
