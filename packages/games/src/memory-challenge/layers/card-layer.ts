import { TICK_MS } from '@star-seekers/sim';
import { ATLAS } from '@star-seekers/stage/picture/atlas.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { shade } from '@star-seekers/stage/picture/palette.ts';
import type Phaser from 'phaser';
import { BACK, faceFrame } from '../art/frames.ts';
import { tableOf } from '../art/tables.ts';
import { type BoardLayout, CARD_SIZE, centreOf } from '../board.ts';
import { CARDS, TURN_TICKS } from '../rules.ts';
import type { MemoryState } from '../state.ts';

/** Depths from the back to the front. */
export const DEPTH = { table: 0, danger: 5, card: 10, cardUp: 20, matter: 30, light: 40 } as const;

interface CardView {
  readonly shadow: Phaser.GameObjects.Image;
  readonly side: Phaser.GameObjects.Image;
  turn: number;
  /** The last visible picture, for the turn back. */
  face: number;
  matchedAtMs: number | null;
  isRecalled: boolean;
  mismatchedAtMs: number | null;
}

/** Cards are dealt one after the other from below the board. */
const DEAL_GAP_MS = 34;
const DEAL_MS = 360;

const SHADOW = 0x02040a;

/** A found pair jumps, then dims. */
const POP_MS = 420;
/** A found pair stays readable. */
const MATCHED_BRIGHTNESS = 0.64;
/** A remembered pair glows until the streak breaks. */
const RECALLED = 0xffdf9a;
const RECALLED_BRIGHTNESS = 0.95;

/** After the last pair a wave of light runs over the cards, from diagonal to diagonal. */
const WAVE_GAP_MS = 36;
const WAVE_MS = 420;

/** When the clock runs out, the table goes dark from diagonal to diagonal. */
const DARK_GAP_MS = 70;
const DARK_MS = 500;
const DARK_BRIGHTNESS = 0.26;

/** Share by which a card grows during a turn. */
const LIFT = 0.08;

/** A mismatch shakes both cards. */
const SHAKE_MS = 260;
const SHAKE_PX = 5;

/** Draws and animates the cards on the table. */
export class CardLayer {
  readonly #views: CardView[];
  readonly #layout: BoardLayout;
  #dealtAtMs = 0;
  #clearedAtMs = Number.NEGATIVE_INFINITY;
  #darkAtMs: number | undefined;

  constructor(scene: Phaser.Scene, layout: BoardLayout) {
    this.#layout = layout;
    this.#views = Array.from({ length: CARDS }, () => ({
      shadow: scene.add.image(0, 0, ATLAS, BACK).setTint(SHADOW).setTintMode(1).setDepth(DEPTH.card),
      side: scene.add.image(0, 0, ATLAS, BACK).setDepth(DEPTH.card),
      turn: 0,
      face: 0,
      matchedAtMs: null,
      isRecalled: false,
      mismatchedAtMs: null,
    }));
  }

  /** Starts the deal of new cards. */
  deal(nowMs: number): void {
    this.#dealtAtMs = nowMs;
    this.#clearedAtMs = Number.NEGATIVE_INFINITY;
    this.#darkAtMs = undefined;
    for (const view of this.#views)
      Object.assign(view, { turn: 0, matchedAtMs: null, isRecalled: false, mismatchedAtMs: null });
  }

  /** @param recalls remembered pairs in a row, which glow until the streak breaks */
  match(cards: readonly number[], nowMs: number, recalls: number): void {
    for (const card of cards) Object.assign(this.#at(card), { matchedAtMs: nowMs, isRecalled: recalls > 0 });
  }

  mismatch(cards: readonly number[], nowMs: number): void {
    for (const card of cards) this.#at(card).mismatchedAtMs = nowMs;
  }

  /** Starts the wave after the last pair. */
  startWave(nowMs: number): void {
    this.#clearedAtMs = nowMs;
  }

  /** The clock has run out. */
  goDark(nowMs: number): void {
    this.#darkAtMs = nowMs;
  }

  /** @param hidden the run is paused: all cards lie face down */
  draw(state: Readonly<MemoryState>, clock: FrameClock, hidden: boolean): void {
    const { light } = tableOf(state);
    for (const [card, view] of this.#views.entries()) {
      view.face = state.cards[card]?.face ?? view.face;
      if (state.recalls === 0) view.isRecalled = false;
      const target = targetTurn(state, card, hidden);
      view.turn = hidden || clock.reducedMotion ? target : turnTowards(view.turn, target, clock);
      this.#drawCard(card, view, clock, state.cards[card]?.matched === true && !hidden, light);
    }
  }

  #drawCard(card: number, view: CardView, { nowMs, reducedMotion }: FrameClock, matched: boolean, light: number): void {
    const { canvas } = this.#layout;
    const { x, y } = centreOf(this.#layout, card);
    const deal = reducedMotion ? 1 : easeOut((nowMs - this.#dealtAtMs - card * DEAL_GAP_MS) / DEAL_MS);
    const pop = matched && !reducedMotion ? bell((nowMs - (view.matchedAtMs ?? nowMs - POP_MS)) / POP_MS) : 0;
    const wave = matched && !reducedMotion ? this.#wave(x + y, nowMs) : 0;
    const height = Math.sin(Math.PI * view.turn) + pop * 1.4 + wave * 0.8 + (1 - deal) * 3;
    const width = Math.max(Math.abs(Math.cos(Math.PI * view.turn)), 0.04);
    const size = (CARD_SIZE / view.side.frame.width) * (1 + LIFT * height);
    const left = x + (canvas.width / 2 - x) * (1 - deal) + (reducedMotion ? 0 : shakeOf(view, nowMs));
    const top = y + (canvas.height + CARD_SIZE - y) * (1 - deal);
    const frame = view.turn > 0.5 ? faceFrame(view.face) : BACK;
    if (view.side.frame.name !== frame) view.side.setFrame(frame);
    const dim = matched ? dimmingOf(view, nowMs, reducedMotion) * (1 - wave) : 0;
    const depth = (view.turn > 0 && view.turn < 1) || pop > 0 || wave > 0 ? DEPTH.cardUp : DEPTH.card;
    // Phaser sorts all objects whenever a depth is set, even to the same value.
    if (view.side.depth !== depth) view.side.setDepth(depth);
    view.side
      .setPosition(left, top - 4 * height)
      .setScale(size * width, size)
      .setRotation((1 - deal) * 0.5)
      .setTint(
        shade(
          view.isRecalled ? RECALLED : light,
          (1 - dim * (1 - (view.isRecalled ? RECALLED_BRIGHTNESS : MATCHED_BRIGHTNESS))) *
            this.#brightness(x + y, nowMs, reducedMotion),
        ),
      )
      .setVisible(deal > 0);
    view.shadow
      .setPosition(left + 2 * height, top + 5 + 8 * height)
      .setScale(size * width, size)
      .setRotation((1 - deal) * 0.5)
      .setAlpha(0.45)
      .setVisible(deal > 0);
  }

  /** Brightness of a card of a run that was lost, which falls as the dark passes it. @param along the diagonals, in pixels */
  #brightness(along: number, nowMs: number, reducedMotion: boolean): number {
    if (this.#darkAtMs === undefined) return 1;
    const age = (nowMs - this.#darkAtMs - (along / CARD_SIZE) * DARK_GAP_MS) / DARK_MS;
    return 1 - (1 - DARK_BRIGHTNESS) * (reducedMotion ? 1 : easeOut(age));
  }

  /** From 0 to 1 and back while the wave passes a card. @param along the diagonals, in pixels */
  #wave(along: number, nowMs: number): number {
    return bell((nowMs - this.#clearedAtMs - (along / CARD_SIZE) * WAVE_GAP_MS) / WAVE_MS);
  }

  #at(card: number): CardView {
    return this.#views[card] as CardView;
  }
}

function dimmingOf({ matchedAtMs }: CardView, nowMs: number, reducedMotion: boolean): number {
  if (matchedAtMs === null || reducedMotion) return 1;
  return Math.min(Math.max((nowMs - matchedAtMs - POP_MS / 2) / POP_MS, 0), 1);
}

function shakeOf({ mismatchedAtMs }: CardView, nowMs: number): number {
  if (mismatchedAtMs === null) return 0;
  const age = (nowMs - mismatchedAtMs) / SHAKE_MS;
  return age < 1 ? Math.sin(age * Math.PI * 5) * SHAKE_PX * (1 - age) : 0;
}

function easeOut(age: number): number {
  const left = 1 - Math.min(Math.max(age, 0), 1);
  return 1 - left * left * left;
}

/** From 0 to 1 and back. */
function bell(age: number): number {
  return age <= 0 || age >= 1 ? 0 : Math.sin(Math.PI * age);
}

/** Progress of a turn: 0 is face down, 1 is face up. */
type Turn = number;

/** A card waits for a late face just before its edge. There it rocks, or it would look stuck. */
const WAITING: Turn = 0.42;
const ROCK: Turn = 0.06;
const ROCK_MS = 900;

const TURN_MS = TURN_TICKS * TICK_MS;

/** Target of a card's turn. While the board is hidden it is face down, so that a pause gives no time to memorise. */
function targetTurn({ cards, turning, next }: Readonly<MemoryState>, card: number, hidden: boolean): Turn {
  if (hidden) return 0;
  if (cards[card]?.face !== null) return 1;
  return turning?.card === card || next === card ? WAITING : 0;
}

/** Advances a turn, which takes as long as in the rules. */
function turnTowards(turn: Turn, target: Turn, { deltaMs, nowMs }: FrameClock): Turn {
  const step = deltaMs / TURN_MS;
  const end = target === WAITING ? WAITING + ROCK * Math.sin((nowMs / ROCK_MS) * 2 * Math.PI) : target;
  return turn < end ? Math.min(turn + step, end) : Math.max(turn - step, end);
}
