import { type PointerEvent, useEffect, useRef } from 'react';
import type { RunController } from '../stage/run-controller.ts';
import { BOARD_LEFT, BOARD_SIZE, BOARD_TOP, type Point, centreOf, placeAt } from './board.ts';
import { boardLookOf, takeInHand } from './board-look.ts';
import type { PuzzleCommand, PuzzleEvent, PuzzleState } from './state.ts';

type PuzzleController = RunController<PuzzleState, PuzzleCommand, PuzzleEvent>;

/** From so many pixels of the page on a finger that is down drags; less is a tap. */
const DRAG_FROM_PX = 7;

interface Grip {
  readonly pointerId: number;
  /** Of the board in the page. */
  readonly box: DOMRect;
  readonly downX: number;
  readonly downY: number;
}

export interface Drag {
  /** For the button of a place. */
  readonly handlersOf: (place: number) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
  };
  /** Whether the click that a browser makes of a drag is one; asking takes note that it has come. */
  readonly wasDrag: () => boolean;
  /** Puts back what is dragged. @returns whether anything was */
  readonly cancel: () => boolean;
}

/**
 * Drags panes: the look of the board follows the pointer in the next frame, and where the pane is dropped becomes a command. A pointer
 * that goes down lifts the pane at once; what is no drag is left to the click, which keys and screen readers make as well.
 * @param board fills exactly the window of the canvas
 */
export function useDrag(controller: PuzzleController, board: { readonly current: HTMLElement | null }): Drag {
  const grip = useRef<Grip>(undefined);
  const dragged = useRef(false);

  const letGo = () => {
    grip.current = undefined;
    takeInHand(controller, null);
  };
  // A pause or the end takes the pane out of the hand.
  useEffect(() => {
    const stop = controller.subscribe(() => {
      if (controller.getSnapshot().phase !== 'playing') takeInHand(controller, null);
    });
    return () => {
      stop();
      takeInHand(controller, null);
    };
  }, [controller]);

  return {
    handlersOf: (place) => ({
      onPointerDown(event) {
        dragged.current = false;
        if (!event.isPrimary || event.button !== 0 || !board.current) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const box = board.current.getBoundingClientRect();
        grip.current = { pointerId: event.pointerId, box, downX: event.clientX, downY: event.clientY };
        takeInHand(controller, { place, at: null, over: null });
      },
      onPointerMove(event) {
        const held = grip.current;
        const { hand } = boardLookOf(controller);
        if (!held || !hand || event.pointerId !== held.pointerId) return;
        const [dx, dy] = [event.clientX - held.downX, event.clientY - held.downY];
        if (!hand.at && Math.hypot(dx, dy) < DRAG_FROM_PX) return;
        const scale = BOARD_SIZE / held.box.width;
        const { x, y } = centreOf(place);
        hand.at = { x: x + dx * scale, y: y + dy * scale };
        hand.over = placeAt(pointIn(held.box, event));
      },
      onPointerUp(event) {
        if (event.pointerId !== grip.current?.pointerId) return;
        const { hand } = boardLookOf(controller);
        dragged.current = hand !== null && hand.at !== null;
        if (hand?.at && hand.over !== null && hand.over !== place) controller.command({ swap: [place, hand.over] });
        letGo();
      },
      onPointerCancel: letGo,
    }),
    wasDrag() {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
    cancel() {
      const { hand } = boardLookOf(controller);
      const was = hand !== null && hand.at !== null;
      if (was) dragged.current = true;
      letGo();
      return was;
    },
  };
}

function pointIn(box: DOMRect, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const scale = BOARD_SIZE / box.width;
  return { x: BOARD_LEFT + (clientX - box.left) * scale, y: BOARD_TOP + (clientY - box.top) * scale };
}
