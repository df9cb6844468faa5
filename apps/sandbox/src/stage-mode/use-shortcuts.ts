import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { lookUpKey } from '@star-seekers/ui/key-press';
import { useEffect, useEffectEvent } from 'react';
import type { Workbench } from '../run/workbench.ts';

export interface Shortcuts {
  readonly bench: Workbench;
  readonly onRestart: () => void;
  readonly onToggleHitBoxes: () => void;
}

/** Keyboard shortcuts of the sandbox; keys of the stage and of fields take precedence. */
export function useShortcuts({ bench, onRestart, onToggleHitBoxes }: Shortcuts): void {
  const act = useEffectEvent((event: KeyboardEvent): boolean => {
    const shortcut = lookUpKey<() => void>(
      {
        k: () => (bench.controller.getSnapshot().phase === 'playing' ? bench.pause() : bench.play()),
        '.': () => bench.step(1),
        ',': () => bench.seek(bench.tick - 1),
        l: () => bench.step(TICKS_PER_SECOND),
        j: () => bench.seek(bench.tick - TICKS_PER_SECOND),
        r: onRestart,
        h: onToggleHitBoxes,
      },
      event,
    );
    shortcut?.();
    return shortcut !== undefined;
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isTypedInto(event.target) && act(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'text');
}
