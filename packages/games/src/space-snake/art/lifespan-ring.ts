import type { Drawing } from '@star-seekers/stage/picture/drawing.ts';

/** Number of pictures of the ring: one for every 6°. */
export const LIFESPAN_STEPS = 60;

/**
 * The lifespan of a resource as a ring, which shrinks anticlockwise to the top. White: the scene tints it.
 * @param step from 1, nearly expired, to {@link LIFESPAN_STEPS}, complete
 */
export function lifespanRing(step: number): Drawing {
  return {
    size: 54,
    draw(brush) {
      const start = -Math.PI / 2;
      brush.lineCap = 'round';
      brush.beginPath();
      brush.arc(0, 0, 39, 0, 2 * Math.PI);
      brush.strokeStyle = 'rgb(255 255 255 / 16%)';
      brush.lineWidth = 4.5;
      brush.stroke();
      brush.beginPath();
      brush.arc(0, 0, 39, start, start + (step / LIFESPAN_STEPS) * 2 * Math.PI);
      brush.strokeStyle = 'rgb(4 6 12 / 70%)';
      brush.lineWidth = 8.5;
      brush.stroke();
      brush.strokeStyle = '#ffffff';
      brush.lineWidth = 5;
      brush.stroke();
    },
  };
}
