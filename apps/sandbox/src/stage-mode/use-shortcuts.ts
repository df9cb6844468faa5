import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { useEffect, useEffectEvent } from 'react';
import type { Workbench } from '../run/workbench.ts';

export interface Shortcuts {
  readonly bench: Workbench;
  readonly onRestart: () => void;
  readonly onToggleHitBoxes: () => void;
}

/** Keyboard shortcuts of the sandbox; keys of the stage and of fields take precedence. */
export function useShortcuts({ bench, onRestart, onToggleHitBoxes }: Shortcuts): void {
  const act = useEffectEvent((key: string) => {
    switch (key) {
      case 'k':
        if (bench.controller.getSnapshot().phase === 'playing') bench.pause();
        else bench.play();
        return true;
      case '.':
        bench.step(1);
        return true;
      case ',':
        bench.seek(bench.tick - 1);
        return true;
      case 'l':
        bench.step(TICKS_PER_SECOND);
        return true;
      case 'j':
        bench.seek(bench.tick - TICKS_PER_SECOND);
        return true;
      case 'r':
        onRestart();
        return true;
      case 'h':
        onToggleHitBoxes();
        return true;
      default:
        return false;
    }
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.target)) return;
      if (act(event.key.toLowerCase())) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'text');
}
