import type Phaser from 'phaser';
import type { Brush } from '@star-seekers/stage/picture/paint.ts';
import { deckPainting } from '../art/deck.ts';
import { mazeOf } from '../mazes/index.ts';
import { dronesOn } from '../deck-order.ts';
import { CANVAS } from '../rules.ts';
import type { CargoState } from '../state.ts';
import { DEPTH } from './depth.ts';

const TEXTURE = 'cargo-runner-deck';
/** Physical pixels per logical pixel. */
const DENSITY = 1.5;
/** Time per frame for painting the next deck. */
const PREPARE_MS = 5;

/** A deck as it is shown. */
interface ShownDeck {
  readonly level: number;
  /** Number of its rounds that drones walk. */
  readonly rounds: number;
}

/** The deck of a run. */
export function shownDeck(state: Pick<Readonly<CargoState>, 'day' | 'level'>): ShownDeck {
  const { level } = state;
  return { level, rounds: Math.min(mazeOf(level).rounds.length, dronesOn(state)) };
}

function isSameDeck(one: ShownDeck | undefined, other: ShownDeck): boolean {
  return one?.level === other.level && one.rounds === other.rounds;
}

/** A deck that is painted off the screen. */
interface PendingDeck {
  readonly deck: ShownDeck;
  readonly brush: Brush;
  readonly painting: Generator<void, void>;
}

/** Draws the deck under everything. Between two decks, the next one is painted in several frames. */
export class DeckLayer {
  readonly #texture: Phaser.Textures.CanvasTexture;
  #shown: ShownDeck | undefined;
  #pending: PendingDeck | undefined;

  /** @throws {Error} if the browser cannot create the canvas */
  constructor(scene: Phaser.Scene) {
    const { textures } = scene;
    if (textures.exists(TEXTURE)) textures.remove(TEXTURE);
    const texture = textures.createCanvas(TEXTURE, CANVAS.width * DENSITY, CANVAS.height * DENSITY);
    if (!texture) throw new Error('The deck could not be created.');
    this.#texture = texture;
    scene.add.image(0, 0, TEXTURE).setOrigin(0).setDisplaySize(CANVAS.width, CANVAS.height).setDepth(DEPTH.deck);
  }

  /** Shows a deck at once. */
  draw(deck: ShownDeck): void {
    if (isSameDeck(this.#shown, deck)) return;
    this.#shown = deck;
    const { brush, painting } = this.#pendingDeck(deck);
    for (const _ of painting);
    this.#texture.context.drawImage(brush.canvas, 0, 0);
    this.#texture.refresh();
    this.#pending = undefined;
  }

  /** Paints a part of the next deck. */
  prepare(deck: ShownDeck): void {
    this.#pending = this.#pendingDeck(deck);
    const until = performance.now() + PREPARE_MS;
    while (!this.#pending.painting.next().done && performance.now() < until);
  }

  #pendingDeck(deck: ShownDeck): PendingDeck {
    if (this.#pending && isSameDeck(this.#pending.deck, deck)) return this.#pending;
    const brush = newBrush(this.#texture.width, this.#texture.height);
    return { deck, brush, painting: deckPainting(brush, mazeOf(deck.level), deck.rounds, DENSITY) };
  }
}

/** @throws {Error} if the browser cannot create the canvas */
function newBrush(width: number, height: number): Brush {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  // Stays in main memory, like the canvas of the texture, to which it is copied.
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('The deck could not be created.');
  return brush;
}
