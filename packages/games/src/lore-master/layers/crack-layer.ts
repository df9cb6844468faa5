import { createRng, nextUnit } from '@star-seekers/sim';
import type Phaser from 'phaser';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { CANVAS } from '../rules.ts';

const GLASS = 0xffd2cc;
const GAP = 0x03050d;
const NIGHT = 0x02040a;

/** Where the last strike hits, above the question. */
const IMPACT = { x: CANVAS.width * 0.46, y: CANVAS.height * 0.16 } as const;
const RAYS = 15;
/** Points of a ray; each is so much further from the impact than the one before. */
const STEPS = 9;
const FIRST_PX = 26;
const GROWTH = 1.5;
/** How far a point lies off its ray, in radians. */
const JAG = 0.13;
/** Steps at which splinters run from ray to ray, and the share of them that do. */
const WEB_STEPS: ReadonlySet<number> = new Set([2, 4, 6]);
const WEB_SHARE = 0.62;

/** The cracks run to the edges; then the lights behind the hull go out. */
const GROW_MS = 340;
const NIGHT_DELAY_MS = 500;
const NIGHT_MS = 900;
const DARKNESS = 0.55;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A straight piece of a crack. */
interface Piece {
  readonly from: Point;
  readonly to: Point;
  /** How many steps from the impact it appears. */
  readonly step: number;
}

/** Draws the last segment of hull breaking: cracks from the point of impact, then the dark. */
export class CrackLayer {
  readonly #night: Phaser.GameObjects.Graphics;
  readonly #cracks: Phaser.GameObjects.Graphics;
  readonly #pieces = piecesOf();
  #brokenAtMs: number | undefined;
  #drawn = 0;

  constructor(scene: Phaser.Scene) {
    this.#night = scene.add.graphics().setVisible(false);
    this.#night.fillStyle(NIGHT, 1).fillRect(0, 0, CANVAS.width, CANVAS.height);
    this.#cracks = scene.add.graphics();
  }

  break(nowMs: number): void {
    this.#brokenAtMs = nowMs;
  }

  reset(): void {
    this.#brokenAtMs = undefined;
    this.#drawn = 0;
    this.#cracks.clear();
    this.#night.setVisible(false);
  }

  draw({ nowMs, reducedMotion }: FrameClock): void {
    if (this.#brokenAtMs === undefined) return;
    const age = reducedMotion ? Number.POSITIVE_INFINITY : nowMs - this.#brokenAtMs;
    const steps = Math.min(STEPS, Math.ceil((age / GROW_MS) * STEPS));
    if (steps > this.#drawn) this.#grow(steps);
    const dark = Math.min(Math.max((age - NIGHT_DELAY_MS) / NIGHT_MS, 0), 1);
    this.#night.setAlpha(dark * DARKNESS).setVisible(dark > 0);
  }

  #grow(steps: number): void {
    this.#drawn = steps;
    this.#cracks.clear();
    const pieces = this.#pieces.filter(({ step }) => step < steps);
    // The dark gap, then the lit edge of the glass beside it.
    for (const [width, colour, alpha, offset] of [
      [2.6, GAP, 0.9, 2],
      [1, GLASS, 0.62, 0],
    ] as const) {
      for (const { from, to, step } of pieces) {
        this.#cracks.lineStyle(width * (1 + 2.4 * (1 - step / STEPS)), colour, alpha);
        this.#cracks.lineBetween(from.x + offset, from.y + offset, to.x + offset, to.y + offset);
      }
    }
  }
}

/** The same cracks in every run. */
function piecesOf(): readonly Piece[] {
  const rng = createRng(0x4a11);
  const between = (least: number, most: number) => least + (most - least) * nextUnit(rng);
  const rays = Array.from({ length: RAYS }, (_, ray) => {
    const middle = ((ray + between(-0.35, 0.35)) / RAYS) * 2 * Math.PI;
    const reach = between(0.8, 1.25);
    return [
      IMPACT,
      ...Array.from({ length: STEPS }, (_point, step): Point => {
        const angle = middle + between(-JAG, JAG);
        const distance = FIRST_PX * reach * GROWTH ** step;
        return { x: IMPACT.x + Math.cos(angle) * distance, y: IMPACT.y + Math.sin(angle) * distance };
      }),
    ];
  });
  return rays.flatMap((ray, index) => {
    const next = rays[(index + 1) % RAYS] as readonly Point[];
    return ray.slice(1).flatMap((to, step): Piece[] => {
      const piece = { from: ray[step] as Point, to, step };
      const isSplinter = WEB_STEPS.has(step) && nextUnit(rng) < WEB_SHARE;
      return isSplinter ? [piece, { from: to, to: next[step + 1] as Point, step }] : [piece];
    });
  });
}
