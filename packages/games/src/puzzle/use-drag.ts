import { type PointerEvent, useEffect, useRef } from 'react';
import type { RunController } from '@star-seekers/stage/run-controller.ts';
import { BOARD_LEFT, BOARD_SIZE, BOARD_TOP, type Point, centreOf, placeAt } from './board.ts';
import { boardLookOf, setHand } from './board-look.ts';
import type { PuzzleCommand, PuzzleEvent, PuzzleState } from './state.ts';

type PuzzleController = RunController<PuzzleState, PuzzleCommand, PuzzleEvent>;

/** Distance at which a press becomes a drag, in pixels of the page. */
const MIN_DRAG_PX = 7;

interface Grip {
  readonly pointerId: number;
  /** Box of the board in the page. */
  readonly box: DOMRect;
  readonly downX: number;
  readonly downY: number;
}

export interface Drag {
  /** Handlers for the button of a place. */
  readonly handlersOf: (place: number) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
  };
  /** Whether the last press was a drag, whose click the caller must ignore. Resets to false. */
  readonly wasDrag: () => boolean;
  /** Puts back a dragged pane. @returns whether there was one */
  readonly cancel: () => boolean;
}

/**
 * Drags panes: the look of the board follows the pointer, and a drop becomes a command. A press lifts the pane at once; without a drag
 * the click decides, as for keys and screen readers.
 * @param board covers exactly the window of the canvas
 */
export function useDrag(controller: PuzzleController, board: { readonly current: HTMLElement | null }): Drag {
  const grip = useRef<Grip>(undefined);
  const isDrag = useRef(false);

  const release = () => {
    grip.current = undefined;
    setHand(controller, null);
  };
  // A pause or the end of the run releases the pane.
  useEffect(() => {
    const stop = controller.subscribe(() => {
      if (controller.getSnapshot().phase !== 'playing') setHand(controller, null);
    });
    return () => {
      stop();
      setHand(controller, null);
    };
  }, [controller]);

  return {
    handlersOf: (place) => ({
      onPointerDown(event) {
        isDrag.current = false;
        if (!event.isPrimary || event.button !== 0 || !board.current) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const box = board.current.getBoundingClientRect();
        grip.current = { pointerId: event.pointerId, box, downX: event.clientX, downY: event.clientY };
        setHand(controller, { place, at: null, over: null });
      },
      onPointerMove(event) {
        const { current } = grip;
        const { hand } = boardLookOf(controller);
        if (!current || !hand || event.pointerId !== current.pointerId) return;
        const [dx, dy] = [event.clientX - current.downX, event.clientY - current.downY];
        if (!hand.at && Math.hypot(dx, dy) < MIN_DRAG_PX) return;
        const scale = BOARD_SIZE / current.box.width;
        const { x, y } = centreOf(place);
        hand.at = { x: x + dx * scale, y: y + dy * scale };
        hand.over = placeAt(pointIn(current.box, event));
      },
      onPointerUp(event) {
        if (event.pointerId !== grip.current?.pointerId) return;
        const { hand } = boardLookOf(controller);
        isDrag.current = hand !== null && hand.at !== null;
        if (hand?.at && hand.over !== null && hand.over !== place) controller.command({ swap: [place, hand.over] });
        release();
      },
      onPointerCancel: release,
    }),
    wasDrag() {
      const was = isDrag.current;
      isDrag.current = false;
      return was;
    },
    cancel() {
      const { hand } = boardLookOf(controller);
      const wasDragging = hand !== null && hand.at !== null;
      if (wasDragging) isDrag.current = true;
      release();
      return wasDragging;
    },
  };
}

function pointIn(box: DOMRect, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const scale = BOARD_SIZE / box.width;
  return { x: BOARD_LEFT + (clientX - box.left) * scale, y: BOARD_TOP + (clientY - box.top) * scale };
}
