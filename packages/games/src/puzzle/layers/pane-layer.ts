import type Phaser from 'phaser';
import type { FrameClock } from '../../picture/frame-clock.ts';
import { UNIT_SCALE } from '../../picture/sprite-pool.ts';
import { ATLAS } from '../../picture/atlas.ts';
import { PANES, PANE_PIXELS } from '../art/artwork-textures.ts';
import { type Point, PANE_SIZE, WHOLE_PANE_SIZE, centreOf } from '../board.ts';
import type { BoardLook } from '../board-look.ts';
import { PIECES } from '../rules.ts';
import type { PuzzleState } from '../state.ts';
import { DEPTH } from './depth.ts';
import { bell, follow } from './easing.ts';
import { type Flight, RETURN_MS, SHUFFLE_GAP_MS, SHUFFLE_MS, SWAP_MS, flightPose } from './pane-motion.ts';

/** A pane that is held grows by this share, and comes as near as that in so many milliseconds. */
const LIFT = 0.06;
const LIFT_HALF_LIFE_MS = 28;

/** How far a pane leans over when it is carried, in radians, and at what speed it does so fully. */
const LEAN = 0.09;
const LEAN_PX_PER_MS = 1.6;

/** A pane that comes to rest gives a little. */
const SETTLE_MS = 150;
const SETTLE = 0.035;

/** When the time is up the panes dim, and hang askew. */
const ASKEW = 0.035;

interface PaneView {
  readonly pane: Phaser.GameObjects.Image;
  readonly shadow: Phaser.GameObjects.Image;
  readonly number: Phaser.GameObjects.Text;
  /** Where it lies, or flies to. */
  place: number;
  flight: Flight | null;
  at: { x: number; y: number };
  lift: number;
  lean: number;
  restedAtMs: number;
}

/** The sixteen panes. Where they lie is the state; how they get there is theirs. */
export class PaneLayer {
  readonly #panes: PaneView[];
  readonly #outlines: { readonly held: Phaser.GameObjects.Image; readonly target: Phaser.GameObjects.Image };
  #open = 1;

  constructor(scene: Phaser.Scene) {
    const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display') || 'sans-serif';
    this.#panes = Array.from({ length: PIECES }, (_, piece) => ({
      shadow: scene.add.image(0, 0, ATLAS, 'shadow').setScale(UNIT_SCALE).setAlpha(0.6),
      pane: scene.add.image(0, 0, PANES, String(piece)),
      number: scene.add
        .text(0, 0, String(piece + 1), {
          fontFamily: family,
          fontSize: '30px',
          fontStyle: '800',
          color: '#ffffff',
          stroke: '#04060d',
          strokeThickness: 8,
        })
        .setResolution(2)
        .setOrigin(0.5)
        .setVisible(false),
      place: piece,
      flight: null,
      at: { ...centreOf(piece) },
      lift: 0,
      lean: 0,
      restedAtMs: Number.NEGATIVE_INFINITY,
    }));
    const outline = (tint: number) =>
      scene.add.image(0, 0, ATLAS, 'outline').setScale(UNIT_SCALE).setTint(tint).setBlendMode('ADD').setVisible(false);
    this.#outlines = { held: outline(0x9fe0ff), target: outline(0xffd58a) };
  }

  /** Puts every pane at once where the state has it. */
  reset({ board }: Readonly<PuzzleState>): void {
    for (const [place, piece] of board.entries()) {
      const view = this.#at(piece);
      view.at = { ...centreOf(place) };
      Object.assign(view, { place, flight: null, lift: 0, lean: 0, restedAtMs: Number.NEGATIVE_INFINITY });
    }
  }

  /** The whole picture breaks, and its panes settle in another order. */
  shuffle({ board }: Readonly<PuzzleState>, nowMs: number): void {
    this.#open = 0;
    for (const [place, piece] of board.entries()) {
      const startedAtMs = nowMs + piece * SHUFFLE_GAP_MS;
      const flight = { from: centreOf(piece, 0), startedAtMs, lastsMs: SHUFFLE_MS };
      Object.assign(this.#at(piece), { place, flight });
    }
  }

  /** A pane that lies at rest in its place: its seams may glow. */
  isAtRest(piece: number): boolean {
    const { flight, lift } = this.#at(piece);
    return flight === null && lift < 0.5;
  }

  draw(state: Readonly<PuzzleState>, look: BoardLook, clock: FrameClock, shown: boolean): void {
    const solved = state.status === 'solved';
    this.#open = clock.reducedMotion
      ? Number(!solved)
      : follow(this.#open, Number(!solved), clock.deltaMs, solved ? 130 : 50);
    for (const [place, piece] of state.board.entries()) {
      this.#move(this.#at(piece), place, state, look, clock);
      this.#drawPane(this.#at(piece), piece, state, look, clock, shown);
    }
    this.#drawOutlines(state, look, clock, shown && state.status === 'playing');
  }

  #move(view: PaneView, place: number, state: Readonly<PuzzleState>, { hand }: BoardLook, clock: FrameClock): void {
    const { nowMs, deltaMs, reducedMotion } = clock;
    const carried = hand?.place === place && hand.at !== null && state.status === 'playing' ? hand.at : null;
    const home = centreOf(place, this.#open);
    const swapped = view.place !== place;
    view.place = place;
    const before = view.at.x;
    if (carried) {
      view.flight = null;
      view.at = { ...carried };
    } else if (swapped || (view.flight === null && isAway(view.at, home) && this.#open > 0.99)) {
      view.flight = { from: { ...view.at }, startedAtMs: nowMs, lastsMs: swapped ? SWAP_MS : RETURN_MS };
    } else if (view.flight === null) view.at = { ...home };
    if (view.flight) this.#fly(view, view.flight, home, clock);
    const held = carried !== null || hand?.place === place || state.picked === place;
    view.lift = reducedMotion ? Number(held) : follow(view.lift, Number(held), deltaMs, LIFT_HALF_LIFE_MS);
    const speed = deltaMs > 0 && carried ? (view.at.x - before) / deltaMs / LEAN_PX_PER_MS : 0;
    const lean = reducedMotion ? 0 : Math.min(Math.max(speed, -1), 1) * LEAN;
    view.lean = follow(view.lean, lean, deltaMs, 60);
  }

  #fly(view: PaneView, flight: Flight, home: Point, { nowMs, reducedMotion }: FrameClock): void {
    const pose = flightPose(flight, home, nowMs);
    const over = pose.over || reducedMotion;
    view.at = over ? { ...home } : { x: pose.x, y: pose.y };
    if (!over) return;
    view.flight = null;
    view.restedAtMs = nowMs;
  }

  #drawPane(
    view: PaneView,
    piece: number,
    { status, tick }: Readonly<PuzzleState>,
    { numbers }: BoardLook,
    { nowMs, reducedMotion }: FrameClock,
    shown: boolean,
  ): void {
    const { pane, shadow, number, at, flight, lift, lean } = view;
    const flying = flight ? bell((nowMs - flight.startedAtMs) / flight.lastsMs) : 0;
    const height = Math.max(lift, flying);
    const give = reducedMotion ? 0 : bell((nowMs - view.restedAtMs) / SETTLE_MS) * SETTLE;
    const side = WHOLE_PANE_SIZE + (PANE_SIZE - WHOLE_PANE_SIZE) * this.#open;
    const scale = (side / PANE_PIXELS) * (1 + LIFT * height - give);
    const lost = status === 'timeUp';
    const askew = lost && !reducedMotion ? Math.sin(piece * 2.3 + tick) * ASKEW : 0;
    const depth = height > 0.02 ? DEPTH.paneUp + height : DEPTH.pane;
    pane
      .setPosition(at.x, at.y - 5 * height)
      .setScale(scale)
      .setRotation(lean + askew)
      .setDepth(depth)
      .setTint(lost ? 0x6d7488 : 0xffffff)
      .setVisible(shown);
    shadow
      .setPosition(at.x + 3 + 5 * height, at.y + 5 + 12 * height)
      .setScale(UNIT_SCALE * (1 + LIFT * height))
      .setRotation(lean + askew)
      .setAlpha((0.55 + 0.2 * height) * this.#open)
      .setDepth(height > 0.02 ? DEPTH.paneUp : DEPTH.back)
      .setVisible(shown);
    number
      .setPosition(at.x - side / 2 + 24, at.y - side / 2 + 24 - 5 * height)
      .setDepth(depth + 0.01)
      .setVisible(shown && numbers && status !== 'solved');
  }

  /** Round the pane that is held, and round the one that it would change places with. */
  #drawOutlines(
    { board, picked }: Readonly<PuzzleState>,
    { hand }: BoardLook,
    { nowMs, reducedMotion }: FrameClock,
    shown: boolean,
  ): void {
    const { held, target } = this.#outlines;
    const heldPlace = hand?.at ? hand.place : picked;
    const beat = reducedMotion ? 1 : 0.85 + 0.15 * Math.sin(nowMs / 140);
    this.#outlineAt(held, heldPlace === null ? undefined : board[heldPlace], shown, beat);
    const over = hand?.at && hand.over !== null && hand.over !== hand.place ? hand.over : null;
    this.#outlineAt(target, over === null ? undefined : board[over], shown, 1);
  }

  #outlineAt(outline: Phaser.GameObjects.Image, piece: number | undefined, shown: boolean, alpha: number): void {
    if (piece === undefined || !shown) {
      outline.setVisible(false);
      return;
    }
    const { pane, lean } = this.#at(piece);
    outline
      .setPosition(pane.x, pane.y)
      .setScale((UNIT_SCALE * pane.displayWidth) / PANE_SIZE)
      .setRotation(lean)
      .setDepth(pane.depth + 0.02)
      .setAlpha(alpha)
      .setVisible(true);
  }

  #at(piece: number): PaneView {
    return this.#panes[piece] as PaneView;
  }
}

function isAway(at: Point, home: Point): boolean {
  return Math.abs(at.x - home.x) + Math.abs(at.y - home.y) > 1;
}
