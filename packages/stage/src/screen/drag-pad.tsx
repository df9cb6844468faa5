import { Move } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { listenToDrags } from '../index.ts';
import styles from './drag-pad.module.css';

export interface DragPadProps {
  /** Width of the game in logical pixels. */
  readonly pixelsAcross: number;
  /** Distance dragged, in logical pixels. */
  readonly onDrag: (dx: number, dy: number) => void;
}

/** A pad for steering by drag, so that the thumb does not cover the board. */
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
      {t('stage.pad.drag')}
    </div>
  );
}
