import type { Brush } from '@star-seekers/stage/picture/paint.ts';
import { addTexture, createSurface, repaint } from '@star-seekers/stage/picture/render.ts';
import type Phaser from 'phaser';
import { deckPainting } from '../art/deck.ts';
import { dronesOn } from '../deck-order.ts';
import { mazeOf } from '../mazes/index.ts';
import { CANVAS } from '../rules.ts';
import type { CargoState } from '../state.ts';
import { DEPTH } from './pool.ts';

const TEXTURE = 'cargo-runner-deck';
/** Physical pixels per logical pixel. */
const DENSITY = 1.5;
const SIZE = { width: CANVAS.width * DENSITY, height: CANVAS.height * DENSITY };
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
  readonly #scene: Phaser.Scene;
  #texture: Phaser.Textures.Texture | undefined;
  #shown: ShownDeck | undefined;
  #pending: PendingDeck | undefined;

  constructor(scene: Phaser.Scene) {
    this.#scene = scene;
    if (scene.textures.exists(TEXTURE)) scene.textures.remove(TEXTURE);
  }

  /** Shows a deck at once. */
  draw(deck: ShownDeck): void {
    if (isSameDeck(this.#shown, deck)) return;
    this.#shown = deck;
    const { brush, painting } = this.#pendingDeck(deck);
    for (const _ of painting);
    this.#pending = undefined;
    const paint = (visible: Brush) => visible.drawImage(brush.canvas, 0, 0);
    if (this.#texture) {
      repaint(this.#texture, paint);
      return;
    }
    const { textures, add } = this.#scene;
    this.#texture = addTexture(textures, TEXTURE, SIZE, paint);
    add.image(0, 0, TEXTURE).setOrigin(0).setDisplaySize(CANVAS.width, CANVAS.height).setDepth(DEPTH.deck);
  }

  /** Paints a part of the next deck. */
  prepare(deck: ShownDeck): void {
    this.#pending = this.#pendingDeck(deck);
    const until = performance.now() + PREPARE_MS;
    while (!this.#pending.painting.next().done && performance.now() < until);
  }

  #pendingDeck(deck: ShownDeck): PendingDeck {
    if (this.#pending && isSameDeck(this.#pending.deck, deck)) return this.#pending;
    const { brush } = createSurface(SIZE.width, SIZE.height);
    return { deck, brush, painting: deckPainting(brush, mazeOf(deck.level), deck.rounds, DENSITY) };
  }
}
