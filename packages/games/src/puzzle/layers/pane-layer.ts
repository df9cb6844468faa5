import type Phaser from 'phaser';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { approach } from '@star-seekers/stage/picture/angles.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import { ATLAS } from '@star-seekers/stage/picture/atlas.ts';
import { PANES, PANE_PIXELS } from '../art/artwork-textures.ts';
import { type Point, PANE_SIZE, WHOLE_PANE_SIZE, centreOf } from '../board.ts';
import type { BoardLook } from '../board-look.ts';
import { PIECES } from '../rules.ts';
import type { PuzzleState } from '../state.ts';
import { DEPTH } from './depth.ts';
import { bell } from './easing.ts';
import { type Flight, RETURN_MS, SHUFFLE_GAP_MS, SHUFFLE_MS, SWAP_MS, flightPose } from './pane-motion.ts';

/** Share by which a held pane grows, and half-life of the growth. */
const LIFT = 0.06;
const LIFT_HALF_LIFE_MS = 28;

/** Greatest lean of a dragged pane in radians, and the speed at which it is reached. */
const LEAN = 0.09;
const LEAN_PX_PER_MS = 1.6;

/** A landing pane shrinks by this share for a moment. */
const SETTLE_MS = 150;
const SETTLE = 0.035;

/** After the end of the time the panes are dim, and tilted by up to this angle in radians. */
const ASKEW = 0.035;

interface PaneView {
  readonly pane: Phaser.GameObjects.Image;
  readonly shadow: Phaser.GameObjects.Image;
  readonly number: Phaser.GameObjects.Text;
  /** Its place, or the destination of its flight. */
  place: number;
  flight: Flight | null;
  at: { x: number; y: number };
  lift: number;
  lean: number;
  restedAtMs: number;
}

/** Draws and animates the sixteen panes. */
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

  /** Moves every pane to its place in the state at once. */
  reset({ board }: Readonly<PuzzleState>): void {
    for (const [place, piece] of board.entries()) {
      const view = this.#at(piece);
      view.at = { ...centreOf(place) };
      Object.assign(view, { place, flight: null, lift: 0, lean: 0, restedAtMs: Number.NEGATIVE_INFINITY });
    }
  }

  /** Starts the flights of all panes from the whole picture to their shuffled places. */
  shuffle({ board }: Readonly<PuzzleState>, nowMs: number): void {
    this.#open = 0;
    for (const [place, piece] of board.entries()) {
      const startedAtMs = nowMs + piece * SHUFFLE_GAP_MS;
      const flight = { from: centreOf(piece, 0), startedAtMs, lastsMs: SHUFFLE_MS };
      Object.assign(this.#at(piece), { place, flight });
    }
  }

  /** Whether a pane rests in its place, so that its seams can glow. */
  isAtRest(piece: number): boolean {
    const { flight, lift } = this.#at(piece);
    return flight === null && lift < 0.5;
  }

  draw(state: Readonly<PuzzleState>, look: BoardLook, clock: FrameClock, shown: boolean): void {
    const solved = state.status === 'solved';
    this.#open = clock.reducedMotion
      ? Number(!solved)
      : approach(this.#open, Number(!solved), clock.deltaMs, solved ? 130 : 50);
    for (const [place, piece] of state.board.entries()) {
      this.#move(this.#at(piece), place, state, look, clock);
      this.#drawPane(this.#at(piece), piece, state, look, clock, shown);
    }
    this.#drawOutlines(state, look, clock, shown && state.status === 'playing');
  }

  #move(view: PaneView, place: number, state: Readonly<PuzzleState>, { hand }: BoardLook, clock: FrameClock): void {
    const { nowMs, deltaMs, reducedMotion } = clock;
    const dragPlace = hand?.place === place && hand.at !== null && state.status === 'playing' ? hand.at : null;
    const home = centreOf(place, this.#open);
    const isSwapped = view.place !== place;
    view.place = place;
    const before = view.at.x;
    if (dragPlace) {
      view.flight = null;
      view.at = { ...dragPlace };
    } else if (isSwapped || (view.flight === null && isAway(view.at, home) && this.#open > 0.99)) {
      view.flight = { from: { ...view.at }, startedAtMs: nowMs, lastsMs: isSwapped ? SWAP_MS : RETURN_MS };
    } else if (view.flight === null) view.at = { ...home };
    if (view.flight) this.#fly(view, view.flight, home, clock);
    const isHeld = dragPlace !== null || hand?.place === place || state.picked === place;
    view.lift = reducedMotion ? Number(isHeld) : approach(view.lift, Number(isHeld), deltaMs, LIFT_HALF_LIFE_MS);
    const speed = deltaMs > 0 && dragPlace ? (view.at.x - before) / deltaMs / LEAN_PX_PER_MS : 0;
    const lean = reducedMotion ? 0 : Math.min(Math.max(speed, -1), 1) * LEAN;
    view.lean = approach(view.lean, lean, deltaMs, 60);
  }

  #fly(view: PaneView, flight: Flight, home: Point, { nowMs, reducedMotion }: FrameClock): void {
    const pose = flightPose(flight, home, nowMs);
    const hasLanded = pose.hasLanded || reducedMotion;
    view.at = hasLanded ? { ...home } : { x: pose.x, y: pose.y };
    if (!hasLanded) return;
    view.flight = null;
    view.restedAtMs = nowMs;
  }

  #drawPane(
    view: PaneView,
    piece: number,
    { status, tick, stuck }: Readonly<PuzzleState>,
    { numbers }: BoardLook,
    { nowMs, reducedMotion }: FrameClock,
    shown: boolean,
  ): void {
    const { pane, shadow, number, at, flight, lift, lean } = view;
    const flightHeight = flight ? bell((nowMs - flight.startedAtMs) / flight.lastsMs) : 0;
    const height = Math.max(lift, flightHeight);
    const give = reducedMotion ? 0 : bell((nowMs - view.restedAtMs) / SETTLE_MS) * SETTLE;
    const side = WHOLE_PANE_SIZE + (PANE_SIZE - WHOLE_PANE_SIZE) * this.#open;
    const scale = (side / PANE_PIXELS) * (1 + LIFT * height - give);
    const isLost = status === 'timeUp';
    const askew = isLost && !reducedMotion ? Math.sin(piece * 2.3 + tick) * ASKEW : 0;
    const depth = height > 0.02 ? DEPTH.paneUp + height : DEPTH.pane;
    pane
      .setPosition(at.x, at.y - 5 * height)
      .setScale(scale)
      .setRotation(lean + askew)
      .setDepth(depth)
      // Panes that cannot be moved for a moment are dim.
      .setTint(isLost ? 0x6d7488 : stuck > 0 ? 0xa8a0aa : 0xffffff)
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

  /** Outlines of the held pane, and of the one under it. */
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
