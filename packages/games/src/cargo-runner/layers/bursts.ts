import { BurstKit } from '@star-seekers/stage/picture/burst-kit.ts';
import { toTint } from '@star-seekers/stage/picture/palette.ts';
import type { Particles } from '@star-seekers/stage/picture/particles.ts';
import { type FrameName, stripOf } from '../art/frames.ts';
import { CARGO_TINTS, COURIER_TINT, STATION_COLOR } from '../art/palette.ts';
import type { Point } from '../grid.ts';
import { PULSE_RADIUS } from '../rules.ts';
import type { CargoItem } from '../state.ts';
import { DOCK_MS, ESCAPE_MS, LAUNCH_MS } from './escape.ts';

const STATION_TINT = toTint(STATION_COLOR);
const FIRE = stripOf('explosion');

/** Emits the particles of each kind of event. */
export class Bursts {
  readonly #kit: BurstKit<FrameName>;

  constructor(particles: Particles<FrameName>) {
    this.#kit = new BurstKit(particles);
  }

  reset(): void {
    this.#kit.reset();
  }

  /** A picked up piece pops in its colour. */
  pickUp({ type, x, y }: CargoItem, reducedMotion: boolean): void {
    const tint = CARGO_TINTS[type];
    this.#kit.emit({ frame: type, x, y, lifeMs: 240, endScale: reducedMotion ? 1 : 1.7 });
    this.#kit.light({ frame: 'ring', x, y, lifeMs: 340, scale: 0.25, endScale: 0.9, alpha: 0.8, tint });
    if (reducedMotion) return;
    this.#kit.light({ frame: 'glint', x, y, lifeMs: 240, scale: 1.6, endScale: 0.4, spin: 3, tint });
    this.#kit.sparks({ x, y }, { frame: 'spark', count: 10, tint, speed: 160 });
  }

  /** A piece that is too heavy flinches. */
  refuse({ type, x, y }: CargoItem): void {
    this.#kit.emit({ frame: type, x, y, lifeMs: 260, scale: 1.1, endScale: 0.86, alpha: 0.9, tint: 0xff6a5a });
    this.#kit.emit({ frame: 'bracket', x, y, lifeMs: 420, scale: 0.95, endScale: 0.8, tint: 0xff6a5a });
  }

  /** Delivered pieces rise in a beam on the station, with their points above them. */
  deliver(station: Point, items: readonly CargoItem[], reducedMotion: boolean): void {
    const { x, y } = station;
    this.#kit.light({
      frame: 'beam',
      x,
      y: y - 50,
      lifeMs: 700,
      alpha: reducedMotion ? 0.5 : 0.95,
      tint: STATION_TINT,
    });
    for (let wave = 0; wave < (reducedMotion ? 1 : 1 + items.length); wave++) {
      this.#kit.light({
        frame: 'ring',
        x,
        y,
        delayMs: wave * 110,
        lifeMs: 560,
        scale: 0.5,
        endScale: 2,
        alpha: 0.75,
        tint: STATION_TINT,
      });
    }
    items.forEach(({ type }, index) => {
      const offset = (index - (items.length - 1) / 2) * 30;
      this.#kit.emit({
        frame: type,
        x: x + offset,
        y,
        velocityY: -120,
        drag: 0.6,
        delayMs: index * 70,
        lifeMs: 680,
        endScale: reducedMotion ? 1 : 1.25,
      });
    });
    this.#kit.emit({
      frame: `points-${items.length}`,
      x,
      y: y - 46,
      velocityY: -40,
      drag: 0.7,
      delayMs: 120,
      lifeMs: 1200,
      scale: reducedMotion ? 1 : 0.75,
      endScale: 1.1,
    });
    if (reducedMotion) return;
    this.#kit.light({ frame: 'glow', x, y, lifeMs: 300, scale: 4.2, endScale: 1.6, alpha: 0.6, tint: STATION_TINT });
    const count = 10 + 5 * items.length;
    this.#kit.sparks(station, { frame: 'spark', count, tint: STATION_TINT, speed: 250 });
  }

  /** The courier arrives on a deck in the station's light. */
  arrive({ x, y }: Point, reducedMotion: boolean): void {
    this.#kit.light({ frame: 'beam', x, y: y - 50, lifeMs: 800, alpha: reducedMotion ? 0.4 : 0.9, tint: STATION_TINT });
    this.#kit.light({
      frame: 'ring',
      x,
      y,
      lifeMs: 700,
      scale: reducedMotion ? 1 : 2.2,
      endScale: reducedMotion ? 1 : 0.4,
      alpha: 0.8,
      tint: COURIER_TINT,
    });
  }

  /** The station launches the courier out of a cleared deck: its light contracts, then bursts. */
  escape({ x, y }: Point, reducedMotion: boolean): void {
    const tint = STATION_TINT;
    if (reducedMotion) {
      this.#kit.light({ frame: 'beam', x, y: y - 50, lifeMs: ESCAPE_MS, alpha: 0.5, tint });
      return;
    }
    for (let wave = 0; wave < 4; wave++) {
      const delayMs = DOCK_MS + wave * 130;
      this.#kit.light({ frame: 'ring', x, y, delayMs, lifeMs: 420, scale: 2.8, endScale: 0.4, alpha: 0.8, tint });
    }
    const delayMs = LAUNCH_MS;
    this.#kit.light({ frame: 'beam', x, y: y - 50, delayMs, lifeMs: 1200, scale: 1.2, endScale: 1.7, tint });
    this.#kit.light({ frame: 'glow', x, y, delayMs, lifeMs: 420, scale: 6, endScale: 2, alpha: 0.8, tint });
    for (let wave = 0; wave < 3; wave++) {
      const later = delayMs + wave * 140;
      this.#kit.light({
        frame: 'ring',
        x,
        y,
        delayMs: later,
        lifeMs: 900,
        scale: 0.5,
        endScale: 4.4,
        alpha: 0.8,
        tint,
      });
    }
    this.#kit.sparks({ x, y }, { frame: 'spark', count: 34, tint, speed: 380, delayMs });
  }

  /** A drone that was shaken off: the time that it brings rises from it. */
  shake({ x, y }: Point, reducedMotion: boolean): void {
    this.#kit.emit({
      frame: 'shaken',
      x,
      y: y - 30,
      velocityY: reducedMotion ? 0 : -40,
      drag: 0.7,
      lifeMs: 1200,
      scale: reducedMotion ? 1 : 0.75,
      endScale: 1,
    });
  }

  /** A drone changes its mode: a ring in its colour. */
  changeMode({ x, y }: Point, color: string, reducedMotion: boolean): void {
    if (reducedMotion) return;
    this.#kit.light({ frame: 'ring', x, y, lifeMs: 380, scale: 0.5, endScale: 1.5, alpha: 0.7, tint: toTint(color) });
  }

  /** The pulse: a ring that grows to its reach, and sparks on every drone that it stuns. */
  pulse({ x, y }: Point, drones: readonly Point[], reducedMotion: boolean): void {
    const tint = COURIER_TINT;
    // The ring of the effects is 48 pixels across.
    const reach = (2 * PULSE_RADIUS) / 48;
    const scale = reducedMotion ? reach : 0.4;
    this.#kit.light({ frame: 'ring', x, y, lifeMs: 420, scale, endScale: reach, alpha: 0.9, tint });
    for (const drone of drones) {
      this.#kit.light({
        frame: 'ring',
        x: drone.x,
        y: drone.y,
        lifeMs: 500,
        scale: 1,
        endScale: 0.4,
        alpha: 0.9,
        tint,
      });
      if (!reducedMotion) this.#kit.sparks({ x: drone.x, y: drone.y }, { frame: 'spark', count: 12, tint, speed: 170 });
    }
  }

  /** The courier is seized: it explodes, and its cargo flies off. */
  seize({ x, y }: Point, cargo: readonly CargoItem[], reducedMotion: boolean): void {
    const place = { x, y };
    this.#kit.smoke(place, { frame: 'smoke', count: 5, spread: 9, scale: 1.2, tint: 0x6a7288 });
    this.#kit.blast(place, { strip: FIRE, scale: 1.15, lifeMs: 640, alpha: reducedMotion ? 0.6 : 1 });
    if (cargo.length > 0) {
      const frames = cargo.map(({ type }) => type);
      this.#kit.pieces(place, { frames, count: frames.length, speed: 150, scale: 0.9 });
    }
    if (reducedMotion) return;
    const tint = COURIER_TINT;
    this.#kit.light({ frame: 'ring', x, y, lifeMs: 520, scale: 0.3, endScale: 2.2, alpha: 0.7, tint });
    this.#kit.sparks(place, { frame: 'spark', count: 20, tint, speed: 270 });
  }
}
