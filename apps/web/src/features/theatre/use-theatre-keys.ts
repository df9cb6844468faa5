import type { StageAction } from '@star-seekers/stage/game-view.ts';
import { createPadReader } from '@star-seekers/stage/input/gamepads.ts';
import { readIdleGamepads } from '@star-seekers/stage/input/idle-gamepads.ts';
import { useEffect } from 'react';
import { JUMP_TICKS, type TheatrePlayer } from './theatre-player.ts';

type Act = (player: TheatrePlayer) => void;

const KEYS: Readonly<Record<string, Act>> = {
  ' ': (player) => player.toggle(),
  k: (player) => player.toggle(),
  // Time runs from left to right in every language.
  ArrowLeft: (player) => player.jump(-JUMP_TICKS),
  ArrowRight: (player) => player.jump(JUMP_TICKS),
  ',': (player) => player.stepFrame(-1),
  '.': (player) => player.stepFrame(1),
  '[': (player) => player.toPreviousMark(),
  ']': (player) => player.toNextMark(),
  Home: (player) => player.seek(0),
  End: (player) => player.seek(player.ticks),
};

const PAD: Readonly<Partial<Record<StageAction, Act>>> = {
  primary: (player) => player.toggle(),
  pause: (player) => player.toggle(),
  left: (player) => player.jump(-JUMP_TICKS),
  right: (player) => player.jump(JUMP_TICKS),
  up: (player) => player.toNextMark(),
  down: (player) => player.toPreviousMark(),
};

/** Keyboard and game pads work the playback wherever the focus is, but for what a focused control does itself. */
export function useTheatreKeys(player: TheatrePlayer): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = actOf(event.key);
      if (!act || isTaken(event)) return;
      event.preventDefault();
      act(player);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [player]);

  useEffect(() => {
    const read = createPadReader((action) => PAD[action]?.(player));
    return readIdleGamepads(read, () => false);
  }, [player]);
}

function actOf(key: string): Act | undefined {
  // A digit is a tenth of the run.
  if (/^\d$/.test(key)) return (player) => player.seek((player.ticks * Number(key)) / 10);
  return KEYS[key];
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
