import { Move } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { listenToDrags } from '../stage/index.ts';
import styles from './drag-pad.module.css';

export interface DragPadProps {
  /** Width of the game in logical pixels. */
  readonly pixelsAcross: number;
  /** The way of the thumb in logical pixels. */
  readonly onDrag: (dx: number, dy: number) => void;
}

/** Room for the thumb that steers by dragging, so that it hides nothing of the board. Keys steer on the board itself. */
export function DragPad({ pixelsAcross, onDrag }: DragPadProps) {
  const { t } = useTranslation('games');
  const pad = useRef<HTMLDivElement>(null);
  const drag = useEffectEvent(onDrag);

  useEffect(() => {
    if (!pad.current) return undefined;
    return listenToDrags(pad.current, { drag: (dx, dy) => drag(dx, dy) }, pixelsAcross);
  }, [pixelsAcross]);

  return (
    <div ref={pad} className={styles.pad} aria-hidden="true">
      <Move />
      {t('screen.pad.drag')}
    </div>
  );
}
