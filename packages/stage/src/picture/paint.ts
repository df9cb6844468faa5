/** A drawing surface; the atlas packs on one that is not in the page. */
export type Brush = CanvasRenderingContext2D;

export type Point = readonly [x: number, y: number];

/** A closed shape. */
export function shape(points: readonly Point[]): Path2D {
  const path = new Path2D();
  points.forEach(([x, y], index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  path.closePath();
  return path;
}

/** Paint along a line: colours at even distances, from `(x0, y0)` to `(x1, y1)`. */
export function fade(
  brush: Brush,
  [x0, y0]: Point,
  [x1, y1]: Point,
  colors: readonly [string, ...string[]],
): CanvasGradient {
  return withStops(brush.createLinearGradient(x0, y0, x1, y1), colors);
}

/** Paint from a centre outwards. */
export function radial(
  brush: Brush,
  [x, y]: Point,
  radius: number,
  colors: readonly [string, ...string[]],
): CanvasGradient {
  return withStops(brush.createRadialGradient(x, y, 0, x, y, radius), colors);
}

function withStops(gradient: CanvasGradient, colors: readonly string[]): CanvasGradient {
  colors.forEach((color, index) => gradient.addColorStop(index / Math.max(1, colors.length - 1), color));
  return gradient;
}

/** A shape without an outline. */
export function fillShape(brush: Brush, path: Path2D, paint: string | CanvasGradient): void {
  brush.fillStyle = paint;
  brush.fill(path);
}

/** A thin groove between two plates. */
export function groove(brush: Brush, points: readonly Point[], color = 'rgb(4 6 12 / 55%)', width = 1.4): void {
  brush.beginPath();
  points.forEach(([x, y], index) => (index === 0 ? brush.moveTo(x, y) : brush.lineTo(x, y)));
  brush.strokeStyle = color;
  brush.lineWidth = width;
  brush.lineCap = 'round';
  brush.stroke();
}

/** A round light with its shine. */
export function lamp(brush: Brush, [x, y]: Point, radius: number, color: string): void {
  brush.save();
  brush.globalCompositeOperation = 'lighter';
  brush.fillStyle = radial(brush, [x, y], radius * 2.6, [alpha(color, 0.75), alpha(color, 0.2), alpha(color, 0)]);
  disc(brush, [x, y], radius * 2.6);
  brush.restore();
  brush.fillStyle = radial(brush, [x, y], radius, ['#ffffff', mix(color, '#ffffff', 0.45), color]);
  disc(brush, [x, y], radius);
}

export function disc(brush: Brush, [x, y]: Point, radius: number): void {
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
  brush.fill();
}

export function circle(center: Point, radius: number): Path2D {
  const path = new Path2D();
  path.arc(center[0], center[1], radius, 0, 2 * Math.PI);
  return path;
}

/** `#rrggbb` with an opacity. */
export function alpha(color: string, opacity: number): string {
  return `rgb(${channels(color).join(' ')} / ${opacity})`;
}

/** Fills the box of a drawing. @param colors from its left to its right */
export function fillAcross(brush: Brush, colors: readonly [string, ...string[]]): void {
  brush.fillStyle = fade(brush, [-50, 0], [50, 0], colors);
  brush.fillRect(-50, -50, 100, 100);
}

/** A colour between two: `share` of the second. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [channels(one), channels(other)];
  const mixed = from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
