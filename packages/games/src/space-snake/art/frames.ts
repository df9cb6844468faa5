import { effects } from '@star-seekers/art/effects';
import { gates } from '@star-seekers/art/gates';
import { snake } from '@star-seekers/art/snake';
import { stills } from '@star-seekers/art/stills';
import { bracketMarker } from '@star-seekers/stage/picture/bracket.ts';
import type { Drawing } from '@star-seekers/stage/picture/drawing.ts';
import { type Cutout, type FrameArt, boxOf, cutout, cutoutStrip, pale } from '@star-seekers/stage/picture/frame-art.ts';
import { type Brush, alpha, circle, fade, mix, radial, shape } from '@star-seekers/stage/picture/paint.ts';
import { HULLS } from '@star-seekers/stage/picture/palette.ts';
import { pictureAt } from '@star-seekers/stage/picture/pictures.ts';
import { createSurface } from '@star-seekers/stage/picture/render.ts';
import { risingFigure } from '@star-seekers/stage/picture/rising-figure.ts';
import {
  ENEMY_KINDS,
  type EnemyKind,
  RESOURCE_KINDS,
  RESOURCE_POINTS,
  type ResourceKind,
  TAIL_PASS,
} from '../rules.ts';
import {
  HOLD_COMBINATIONS,
  LIFESPAN_STEPS,
  chevronMarker,
  holdLamps,
  lifespanRing,
  liveryMarker,
  pipMarker,
  portalMarker,
  rimMarker,
} from './markers.ts';
import { ENEMY_FACTION, RESOURCE_COLORS } from './palette.ts';

/** Pixels of the intermediate picture per unit of the box. */
const DETAIL = 3;
/** Units between two scan lines. */
const SCAN_LINE = 5;
/** Width of the outline in pixels of the intermediate picture. */
const LINE_WIDTH = 5;

/** An announced enemy: its silhouette in scan lines of its fleet's light. */
function hologram(source: Cutout, color: string): Drawing {
  const [, , width, height] = boxOf(source);
  return {
    size: Math.max(width, height) / source.sheet.density,
    sheet: source.sheet,
    draw(brush) {
      const { canvas, brush: projector } = createSurface(100 * DETAIL);
      stamp(projector, source);
      projector.globalCompositeOperation = 'source-in';
      projector.fillStyle = alpha(color, 0.42);
      projector.fillRect(0, 0, canvas.width, canvas.height);
      projector.globalCompositeOperation = 'destination-out';
      projector.fillStyle = 'rgb(0 0 0 / 55%)';
      for (let y = 0; y < 100; y += SCAN_LINE) {
        projector.fillRect(0, y * DETAIL, canvas.width, (SCAN_LINE / 2) * DETAIL);
      }
      brush.drawImage(canvas, -50, -50, 100, 100);
      brush.shadowColor = color;
      brush.shadowBlur = 6;
      brush.drawImage(outline(source, color), -50, -50, 100, 100);
    },
  };
}

/** Draws the ship so that it fills a square surface. */
function stamp(brush: Brush, source: Cutout): void {
  const [x, y, width, height] = boxOf(source);
  const edge = brush.canvas.width;
  const scale = edge / Math.max(width, height);
  const [wide, high] = [width * scale, height * scale];
  const image = pictureAt(source.sheet.url);
  brush.drawImage(image, x, y, width, height, (edge - wide) / 2, (edge - high) / 2, wide, high);
}

/** The silhouette's edge as a bright line. */
function outline(source: Cutout, color: string): HTMLCanvasElement {
  const edge = 100 * DETAIL;
  const { canvas: silhouette, brush: filler } = createSurface(edge);
  stamp(filler, source);
  filler.globalCompositeOperation = 'source-in';
  filler.fillStyle = mix(color, '#ffffff', 0.4);
  filler.fillRect(0, 0, edge, edge);
  const { canvas, brush } = createSurface(edge);
  for (let step = 0; step < 8; step++) {
    const angle = (step / 8) * 2 * Math.PI;
    brush.drawImage(silhouette, Math.cos(angle) * LINE_WIDTH, Math.sin(angle) * LINE_WIDTH);
  }
  brush.globalCompositeOperation = 'destination-out';
  brush.drawImage(silhouette, 0, 0);
  return canvas;
}

/** A splinter of a hull. */
const shard: Drawing = {
  size: 12,
  draw(brush) {
    brush.fillStyle = fade(brush, [-30, -30], [30, 30], ['#ffffff', '#a9b2ba', '#59616c']);
    brush.fill(
      shape([
        [-30, -36],
        [34, -14],
        [12, 40],
      ]),
    );
  },
};

/** The mill's field behind the board. */
export const FIELD = stills['backdrops/mill'].webp;

/** Far stars, to be repeated over it. */
export const STARS = stills['backdrops/stars-far'].webp;

/** The rendered pictures that the game loads. */
export const PICTURES = {
  snake: snake.url,
  effects: effects.url,
  gates: gates.url,
  mill: FIELD,
  'stars-far': STARS,
} as const;

/** Pictures with a fixed name. */
const pictures = {
  flagship: cutout(snake, 'flagship'),
  wagon: cutout(snake, 'wagon'),
  tail: cutout(snake, 'tail'),
  'ghost-flagship': pale(cutout(snake, 'flagship')),
  'ghost-wagon': pale(cutout(snake, 'wagon')),
  'ghost-tail': pale(cutout(snake, 'tail')),
  ammo: cutout(snake, 'ammo'),
  food: cutout(snake, 'food'),
  fuel: cutout(snake, 'fuel'),
  tool: cutout(snake, 'tool'),
  e1: cutout(snake, 'e1'),
  e2: cutout(snake, 'e2'),
  e4: cutout(snake, 'e4'),
  e6: cutout(snake, 'e6'),
  c8: cutout(snake, 'c8'),
  c9: cutout(snake, 'c9'),
  c11: cutout(snake, 'c11'),
  glow: cutout(effects, 'glow'),
  spark: cutout(effects, 'streak'),
  glint: cutout(effects, 'spark'),
  smoke: cutout(effects, 'smoke'),
  ring: cutout(effects, 'ring'),
  bracket: bracketMarker,
  chevron: chevronMarker,
  livery: liveryMarker,
  pip: pipMarker,
  portal: portalMarker,
  rim: rimMarker,
  shard,
} as const satisfies Record<string, FrameArt> & Record<ResourceKind | EnemyKind, FrameArt>;

export type PictureName = keyof typeof pictures;

const STRIPS = {
  explosion: effects,
  'thruster-player': effects,
  'gate-mud': gates,
  'gate-oni': gates,
  'gate-ustur': gates,
};

type StripName = keyof typeof STRIPS;

export type FrameName =
  | PictureName
  | `${StripName}-${number}`
  | `hologram-${EnemyKind}`
  | `glass-${ResourceKind}`
  | `points-${ResourceKind}`
  | 'points-tail'
  | `lifespan-${number}`
  | `hold-${number}`;

/** Every frame of the atlas. */
export const FRAMES: ReadonlyMap<FrameName, FrameArt> = new Map<FrameName, FrameArt>([
  ...(Object.entries(pictures) as [PictureName, FrameArt][]),
  ...(Object.keys(STRIPS) as StripName[]).flatMap((name): readonly [FrameName, FrameArt][] =>
    cutoutStrip(STRIPS[name], name),
  ),
  ...ENEMY_KINDS.map((kind): [FrameName, FrameArt] => [
    `hologram-${kind}`,
    hologram(pictures[kind], HULLS[ENEMY_FACTION[kind]].glow),
  ]),
  ...RESOURCE_KINDS.map((kind): [FrameName, FrameArt] => [`glass-${kind}`, resourceGlass(RESOURCE_COLORS[kind])]),
  ...RESOURCE_KINDS.map((kind): [FrameName, FrameArt] => [
    `points-${kind}`,
    risingFigure(`+${RESOURCE_POINTS[kind]}`, { size: 62, color: mix(RESOURCE_COLORS[kind], '#ffffff', 0.35) }),
  ]),
  ['points-tail', risingFigure(`+${TAIL_PASS.points}`, { size: 62, color: '#ffe08a' })],
  ...numbers(1, LIFESPAN_STEPS).map((step): [FrameName, FrameArt] => [`lifespan-${step}`, lifespanRing(step)]),
  ...numbers(0, HOLD_COMBINATIONS - 1).map((bits): [FrameName, FrameArt] => [`hold-${bits}`, holdLamps(bits)]),
]);

/** The frames of a strip in their order. */
export function stripOf(name: StripName): readonly FrameName[] {
  return cutoutStrip(STRIPS[name], name).map(([frame]) => frame);
}

function numbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The dark glass round a resource, which sets the bright shape off from the backdrop. */
function resourceGlass(color: string): Drawing {
  return {
    size: 54,
    draw(brush) {
      brush.fillStyle = radial(brush, [0, 0], 50, [alpha(color, 0.34), alpha(color, 0.22), alpha(color, 0)]);
      brush.fill(circle([0, 0], 50));
      brush.fillStyle = radial(brush, [0, 0], 37, [
        'rgb(10 15 30 / 92%)',
        'rgb(10 15 30 / 88%)',
        mix('#0a0f1e', color, 0.28),
      ]);
      brush.fill(circle([0, 0], 37));
    },
  };
}
