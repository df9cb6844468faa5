import { HEIGHT, type Pen, WIDTH, chance, paintLayer } from './frame.ts';

/** A soft round light. */
export function glow(pen: Pen, x: number, y: number, radius: number, colour: string, alpha = 1): void {
  if (alpha <= 0 || radius <= 0) return;
  paintLayer(pen, { blend: 'lighter', alpha }, () => {
    const light = pen.createRadialGradient(x, y, 0, x, y, radius);
    light.addColorStop(0, colour);
    light.addColorStop(0.18, `${colour}a0`);
    light.addColorStop(0.45, `${colour}38`);
    light.addColorStop(1, `${colour}00`);
    pen.fillStyle = light;
    pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  });
}

/** The horizontal flare of a wide lens through a bright light. */
export function streak(pen: Pen, x: number, y: number, length: number, colour: string, alpha = 1, thick = 3): void {
  if (alpha <= 0) return;
  paintLayer(pen, { blend: 'lighter', alpha }, () => {
    pen.translate(x, y);
    pen.scale(1, thick / length);
    const light = pen.createRadialGradient(0, 0, 0, 0, 0, length);
    light.addColorStop(0, '#ffffff');
    light.addColorStop(0.1, colour);
    light.addColorStop(1, `${colour}00`);
    pen.fillStyle = light;
    pen.fillRect(-length, -length, length * 2, length * 2);
  });
}

/** A sun in a lens: disc, glow, rays, horizontal flare and lens ghosts. */
export function sun(
  pen: Pen,
  x: number,
  y: number,
  { strength, colour = '#ffc98a', time = 0 }: { strength: number; colour?: string; time?: number },
): void {
  glow(pen, x, y, 620 * strength ** 0.5, colour, 0.55 * strength);
  glow(pen, x, y, 240, '#fff0d8', 0.8 * strength);
  glow(pen, x, y, 70, '#ffffff', strength);
  paintLayer(pen, { blend: 'lighter', alpha: 0.34 * strength }, () => {
    for (let ray = 0; ray < 14; ray++) {
      const angle = ray * 0.4488 + time * 0.03 + chance(7, ray) * 0.3;
      const length = (120 + 260 * chance(8, ray)) * (0.85 + 0.15 * Math.sin(time * 1.7 + ray * 2));
      const light = pen.createLinearGradient(x, y, x + Math.cos(angle) * length, y + Math.sin(angle) * length);
      light.addColorStop(0, colour);
      light.addColorStop(1, `${colour}00`);
      pen.strokeStyle = light;
      pen.lineWidth = 1.2 + chance(9, ray) * 2;
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length);
      pen.stroke();
    }
  });
  streak(pen, x, y, 900, '#6f9dff', 0.5 * strength, 5);
  for (const [along, radius, tint] of GHOSTS)
    glow(pen, x + (WIDTH / 2 - x) * along, y + (HEIGHT / 2 - y) * along, radius, tint, 0.16 * strength);
}

const GHOSTS = [
  [0.55, 26, '#7fb0ff'],
  [0.85, 46, '#ffb27a'],
  [1.35, 74, '#6fe0ff'],
  [1.8, 130, '#b08aff'],
] as const;

/** An expanding ring. */
export function shockwave(pen: Pen, x: number, y: number, radius: number, colour: string, alpha: number): void {
  if (alpha <= 0) return;
  paintLayer(pen, { blend: 'lighter', alpha }, () => {
    const ring = pen.createRadialGradient(x, y, radius * 0.7, x, y, radius);
    ring.addColorStop(0, `${colour}00`);
    ring.addColorStop(0.8, colour);
    ring.addColorStop(0.93, '#ffffff');
    ring.addColorStop(1, `${colour}00`);
    pen.fillStyle = ring;
    pen.beginPath();
    pen.ellipse(x, y, radius, radius, 0, 0, Math.PI * 2);
    pen.fill();
  });
}

/** A shot in flight. */
export function bolt(
  pen: Pen,
  from: readonly [number, number],
  to: readonly [number, number],
  colour: string,
  alpha = 1,
): void {
  paintLayer(pen, { blend: 'lighter', alpha }, () => {
    pen.lineCap = 'round';
    for (const [width, tint, strength] of [
      [12, colour, 0.25],
      [5, colour, 0.8],
      [2, '#ffffff', 1],
    ] as const) {
      pen.globalAlpha = alpha * strength;
      pen.strokeStyle = tint;
      pen.lineWidth = width;
      pen.beginPath();
      pen.moveTo(...from);
      pen.lineTo(...to);
      pen.stroke();
    }
  });
}
