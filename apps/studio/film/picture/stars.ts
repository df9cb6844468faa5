import { HEIGHT, type Pen, WIDTH, chance, clamp, paintLayer, mix } from './frame.ts';

interface Flight {
  readonly seed: number;
  readonly count: number;
  /** Distance of the camera so far, and during this frame, which is the length of the streaks. */
  readonly way: number;
  readonly step: number;
  readonly colour?: string;
  readonly alpha?: number;
  /** Vanishing point, in pixels. */
  readonly x?: number;
  readonly y?: number;
}

const TINTS = ['#9bb8ff', '#cfdcff', '#ffffff', '#ffe8c8', '#8fd0ff'];

/** A flight through stars; fast ones become streaks. */
export function flight(pen: Pen, { seed, count, way, step, colour, alpha = 1, x = WIDTH / 2, y = HEIGHT / 2 }: Flight) {
  paintLayer(pen, { blend: 'lighter', alpha }, () => {
    pen.lineCap = 'round';
    for (let star = 0; star < count; star++) {
      const depth = (chance(seed, star * 4) + way) % 1;
      const z = 1 - depth;
      const [sx, sy] = [chance(seed, star * 4 + 1) * 2 - 1, chance(seed, star * 4 + 2) * 2 - 1];
      const at = (distance: number) => [x + (sx * 420) / distance, y + (sy * 300) / distance] as const;
      const [toX, toY] = at(Math.max(0.03, z));
      const [fromX, fromY] = at(Math.max(0.03, z + Math.max(step, 0.0015)));
      if (toX < -200 || toX > WIDTH + 200 || toY < -200 || toY > HEIGHT + 200) continue;
      const bright = clamp(depth * 1.6) * mix(0.25, 1, chance(seed, star * 4 + 3) ** 3);
      pen.globalAlpha = alpha * bright;
      pen.strokeStyle = colour ?? TINTS[star % TINTS.length];
      pen.lineWidth = clamp(0.5 / z, 0.7, 4.5);
      pen.beginPath();
      pen.moveTo(fromX, fromY);
      pen.lineTo(toX, toY);
      pen.stroke();
    }
  });
}

/** Dust in the light: soft drifting points. */
export function motes(
  pen: Pen,
  {
    seed,
    count,
    time,
    colour,
    rise = -20,
    drift = 30,
  }: { seed: number; count: number; time: number; colour: string; rise?: number; drift?: number },
) {
  paintLayer(pen, { blend: 'lighter' }, () => {
    for (let mote = 0; mote < count; mote++) {
      const near = chance(seed, mote * 5);
      const speed = mix(0.4, 2.4, near);
      const x = wrap(chance(seed, mote * 5 + 1) * WIDTH + drift * speed * time, WIDTH + 80) - 40;
      const y = wrap(chance(seed, mote * 5 + 2) * HEIGHT + rise * speed * time, HEIGHT + 80) - 40;
      const radius = mix(0.8, 5.5, near ** 3);
      const glint = 0.55 + 0.45 * Math.sin(time * (3 + 4 * chance(seed, mote * 5 + 3)) + mote);
      pen.globalAlpha = mix(0.75, 0.16, near) * glint;
      const light = pen.createRadialGradient(x, y, 0, x, y, radius * 2.2);
      light.addColorStop(0, colour);
      light.addColorStop(1, '#0000');
      pen.fillStyle = light;
      pen.fillRect(x - radius * 2.2, y - radius * 2.2, radius * 4.4, radius * 4.4);
    }
  });
}

const wrap = (value: number, length: number) => ((value % length) + length) % length;
