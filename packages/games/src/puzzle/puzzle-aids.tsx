import { Eye, Hash } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lookUpKey } from '@star-seekers/ui/key-press';
import { whenKeysMayBeLost } from '@star-seekers/stage/input/lost-keys.ts';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useRunSnapshot, useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { setPeeking, showNumbers, showSeams } from './board-look.ts';
import styles from './puzzle-tools.module.css';
import type { PuzzleCommand, PuzzleEvent, PuzzleState } from './state.ts';

const PEEK_KEY = 'V';

/**
 * Aids of practice runs (`G5.10`): the picture while a button or V is held, the numbers of the pieces, and
 * the light on every seam between neighbours.
 */
export function PuzzleAids({ controller }: ControllerProps<PuzzleState, PuzzleCommand, PuzzleEvent>) {
  const { t } = useTranslation('games');
  const [numbers, setNumbers] = useState(false);
  const isPlaying = useRunState(controller, ({ status }) => status === 'playing');
  const { phase } = useRunSnapshot(controller);
  const peek = (peeking: boolean) => setPeeking(controller, peeking && isPlaying && phase === 'playing');
  usePeekKey(peek);
  // The next run can be a ranked one.
  useEffect(() => {
    showSeams(controller, true);
    return () => {
      setPeeking(controller, false);
      showSeams(controller, false);
      showNumbers(controller, false);
    };
  }, [controller]);
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        disabled={!isPlaying}
        aria-keyshortcuts={PEEK_KEY}
        title={PEEK_KEY}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          peek(true);
        }}
        onPointerUp={() => peek(false)}
        onPointerCancel={() => peek(false)}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={({ key }) => {
          if (key === ' ' || key === 'Enter') peek(true);
        }}
        onKeyUp={() => peek(false)}
        onBlur={() => peek(false)}
      >
        <Eye aria-hidden="true" />
        <span>{t('puzzle.tools.peek')}</span>
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-pressed={numbers}
        onClick={() => {
          showNumbers(controller, !numbers);
          setNumbers(!numbers);
        }}
      >
        <Hash aria-hidden="true" />
        <span>{t('puzzle.tools.numbers')}</span>
      </button>
    </>
  );
}

/** V peeks while it is held, independent of the focus. The picture is hidden when its release, or that of a key on the button, may be lost. */
function usePeekKey(peek: (peeking: boolean) => void): void {
  const pressed = useRef<string>(undefined);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!lookUpKey({ [PEEK_KEY.toLowerCase()]: true }, event)) return;
    pressed.current = event.code;
    peek(true);
  });
  // With Shift or another layout it may type something else by now.
  const onKeyUp = useEffectEvent(({ code }: KeyboardEvent) => {
    if (code === pressed.current) peek(false);
  });
  const onLost = useEffectEvent(() => peek(false));
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    window.addEventListener('keyup', (event) => onKeyUp(event), { signal });
    whenKeysMayBeLost(() => onLost(), signal);
    return () => listeners.abort();
  }, []);
}
