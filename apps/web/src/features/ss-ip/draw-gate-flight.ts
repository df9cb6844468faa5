/** Seconds after which the flight repeats itself without a seam. */
export const LOOP_S = 42;

export interface FlightView {
  /** CSS pixels. */
  readonly width: number;
  /** CSS pixels. */
  readonly height: number;
  readonly timeS: number;
}

const GATES = 7;
const STARS = 340;
/** Plates that a gate is riveted together from. */
const PLATES = 48;
/** Red, green and blue of the lamps of the gates: the hub's own, and each power's. */
const LAMPS = ['58 166 255', '255 122 48', '37 245 207', '255 181 46'];

interface Star {
  readonly angle: number;
  /** From the line of flight, in units of a gate's radius. */
  readonly distance: number;
  /** Part of the loop by which it is ahead. */
  readonly phase: number;
  readonly brightness: number;
  readonly warm: boolean;
}

const stars: readonly Star[] = Array.from({ length: STARS }, (_, index) => ({
  angle: fraction(index * 0.618_034) * 2 * Math.PI,
  distance: 0.35 + 5 * fraction(index * 0.754_878 + 0.3) ** 1.4,
  phase: fraction(index * 0.569_84 + 0.1),
  brightness: 0.35 + 0.65 * fraction(index * 0.327_1) ** 3,
  warm: index % 5 === 0,
}));

/** Draws one moment of the flight: dust, stars that stream by, and gates from the far one to the near one. */
export function drawGateFlight(context: CanvasRenderingContext2D, { width, height, timeS }: FlightView): void {
  const turn = fraction(timeS / LOOP_S);
  const centre = { x: width / 2, y: Math.min(height * 0.34, 340) };
  const unit = Math.max(width * 0.1, 96);
  drawSky(context, { width, height, centre, turn });
  context.save();
  context.translate(centre.x, centre.y);
  context.globalCompositeOperation = 'lighter';
  for (const star of stars) drawStar(context, star, { turn, unit });
  context.globalCompositeOperation = 'source-over';
  const gates = Array.from({ length: GATES }, (_, index) => ({
    index,
    depth: 1 - fraction(index / GATES + turn),
  })).toSorted((a, b) => b.depth - a.depth);
  for (const gate of gates) drawGate(context, gate, { turn, unit });
  context.restore();
}

interface Sky {
  readonly width: number;
  readonly height: number;
  readonly centre: { readonly x: number; readonly y: number };
  /** Place in the loop, 0 to 1. */
  readonly turn: number;
}

function drawSky(context: CanvasRenderingContext2D, { width, height, centre, turn }: Sky): void {
  context.fillStyle = '#050815';
  context.fillRect(0, 0, width, height);
  const reach = Math.max(width, height);
  const sway = Math.sin(turn * 2 * Math.PI);
  glow(context, {
    x: centre.x - reach * (0.3 + 0.03 * sway),
    y: centre.y + 60,
    radius: reach * 0.46,
    colour: '64 44 140',
    alpha: 0.38,
  });
  glow(context, {
    x: centre.x + reach * (0.34 - 0.03 * sway),
    y: centre.y - 40,
    radius: reach * 0.42,
    colour: '150 62 34',
    alpha: 0.3,
  });
  glow(context, { x: centre.x, y: centre.y, radius: reach * 0.34, colour: '30 92 170', alpha: 0.42 });
  glow(context, {
    x: centre.x,
    y: centre.y,
    radius: reach * (0.085 + 0.006 * sway),
    colour: '214 236 255',
    alpha: 0.85,
  });
}

interface Glow {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Red, green and blue, 0 to 255. */
  readonly colour: string;
  readonly alpha: number;
}

function glow(context: CanvasRenderingContext2D, { x, y, radius, colour, alpha }: Glow): void {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, `rgb(${colour} / ${alpha})`);
  gradient.addColorStop(0.35, `rgb(${colour} / ${alpha * 0.42})`);
  gradient.addColorStop(1, `rgb(${colour} / 0)`);
  context.fillStyle = gradient;
  context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

interface Flight {
  readonly turn: number;
  /** Radius of a gate at half the way, in CSS pixels. */
  readonly unit: number;
}

function drawStar(context: CanvasRenderingContext2D, star: Star, { turn, unit }: Flight): void {
  const depth = 1 - fraction(star.phase + turn);
  const near = scaleAt(depth);
  const far = scaleAt(Math.min(1, depth + 0.012));
  const [cos, sin] = [Math.cos(star.angle), Math.sin(star.angle)];
  const reach = star.distance * unit;
  context.globalAlpha = star.brightness * fade(depth) * 0.9;
  context.strokeStyle = star.warm ? '#ffd9b0' : '#cfe4ff';
  context.lineWidth = Math.min(2.4, 0.5 + near * 0.28);
  context.beginPath();
  context.moveTo(cos * reach * far, sin * reach * far);
  context.lineTo(cos * reach * near + 0.6, sin * reach * near);
  context.stroke();
  context.globalAlpha = 1;
}

interface Gate {
  readonly index: number;
  /** 1 is the farthest, 0 is here. */
  readonly depth: number;
}

function drawGate(context: CanvasRenderingContext2D, { index, depth }: Gate, { turn, unit }: Flight): void {
  const radius = unit * scaleAt(depth);
  const lamp = LAMPS[index % LAMPS.length] ?? '255 255 255';
  const spin = (index % 2 === 0 ? 1 : -1) * turn * Math.PI;
  context.save();
  context.globalAlpha = fade(depth);
  context.rotate(spin);

  const light = context.createRadialGradient(0, 0, radius * 0.86, 0, 0, radius * 1.32);
  light.addColorStop(0, `rgb(${lamp} / 0)`);
  light.addColorStop(0.3, `rgb(${lamp} / 0.34)`);
  light.addColorStop(1, `rgb(${lamp} / 0)`);
  context.fillStyle = light;
  ring(context, radius * 0.86, radius * 1.32);

  const metal = context.createLinearGradient(-radius, -radius, radius, radius);
  metal.addColorStop(0, '#8f9bb4');
  metal.addColorStop(0.32, '#39435c');
  metal.addColorStop(0.62, '#161c2d');
  metal.addColorStop(1, '#5a6784');
  context.fillStyle = metal;
  ring(context, radius * 0.94, radius * 1.13);
  context.fillStyle = '#0a0e1a';
  ring(context, radius * 0.985, radius * 1.03);

  context.strokeStyle = 'rgb(4 6 14 / 75%)';
  context.lineWidth = Math.max(0.4, radius * 0.006);
  context.beginPath();
  for (let plate = 0; plate < PLATES; plate += 1) {
    const angle = (plate / PLATES) * 2 * Math.PI;
    context.moveTo(Math.cos(angle) * radius * 0.94, Math.sin(angle) * radius * 0.94);
    context.lineTo(Math.cos(angle) * radius * 1.13, Math.sin(angle) * radius * 1.13);
  }
  context.stroke();

  context.strokeStyle = `rgb(${lamp})`;
  context.lineWidth = Math.max(0.8, radius * 0.014);
  context.setLineDash([radius * 0.11, radius * 0.05]);
  context.beginPath();
  context.arc(0, 0, radius * 1.007, 0, 2 * Math.PI);
  context.stroke();
  context.setLineDash([]);
  for (let pylon = 0; pylon < 6; pylon += 1) drawPylon(context, (pylon / 6) * 2 * Math.PI, radius, lamp);
  context.restore();
}

/** A clamp that holds the ring, with its lamp. */
function drawPylon(context: CanvasRenderingContext2D, angle: number, radius: number, lamp: string): void {
  context.save();
  context.rotate(angle);
  context.translate(radius * 1.035, 0);
  context.fillStyle = '#222a3f';
  context.fillRect(-radius * 0.12, -radius * 0.055, radius * 0.26, radius * 0.11);
  context.fillStyle = '#6d7a98';
  context.fillRect(-radius * 0.12, -radius * 0.055, radius * 0.26, radius * 0.02);
  context.fillStyle = `rgb(${lamp})`;
  context.fillRect(radius * 0.06, -radius * 0.018, radius * 0.06, radius * 0.036);
  context.restore();
}

/** Fills what lies between two circles. */
function ring(context: CanvasRenderingContext2D, inner: number, outer: number): void {
  context.beginPath();
  context.arc(0, 0, outer, 0, 2 * Math.PI);
  context.arc(0, 0, inner, 0, 2 * Math.PI, true);
  context.fill();
}

/** How large something at a depth looks: far things crawl, near ones rush by. */
function scaleAt(depth: number): number {
  return 0.55 / (0.07 + depth ** 1.6);
}

/** Far things come out of the dark, near ones leave without a blow. */
function fade(depth: number): number {
  return Math.min(1, (1 - depth) * 4) * Math.min(1, depth * 7);
}

function fraction(value: number): number {
  return value - Math.floor(value);
}
