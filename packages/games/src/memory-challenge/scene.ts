import type { GameControls, GameView } from '@star-seekers/stage/game-view.ts';
import { packAtlas } from '@star-seekers/stage/picture/atlas.ts';
import { addBackground } from '@star-seekers/stage/picture/background.ts';
import { BurstKit } from '@star-seekers/stage/picture/burst-kit.ts';
import { DangerEdge } from '@star-seekers/stage/picture/danger-edge.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { type Frame, type GamePicture, createGameScene } from '@star-seekers/stage/picture/game-scene.ts';
import { Particles } from '@star-seekers/stage/picture/particles.ts';
import { loadPictures } from '@star-seekers/stage/picture/pictures.ts';
import { addStillDrawing } from '@star-seekers/stage/picture/still-drawing.ts';
import type Phaser from 'phaser';
import { EFFECTS_URL, FRAMES, type FrameName } from './art/frames.ts';
import { TABLES, type Table, tableOf } from './art/tables.ts';
import { type BoardLayout, CARD_SIZE, UPRIGHT, WIDE, centreOf } from './board.ts';
import { intensityOf } from './intensity.ts';
import { DEPTH, CardLayer } from './layers/card-layer.ts';
import { PICTURES } from './pictures.ts';
import { CARDS, isLastMoments } from './rules.ts';
import type { MemoryCommand, MemoryEvent, MemoryState } from './state.ts';

const CORNER = 12;

/** One table is replaced by the next in this time, while the cards of the next level are dealt. */
const CHANGE_MS = 600;

/** Draws the table: a dark backdrop, and a mark for each card. Each family of look-alikes has its own. */
class TableLayer {
  readonly #backdrops: ReadonlyMap<Table, Phaser.GameObjects.Image>;
  readonly #marks: Phaser.GameObjects.Image;
  #shown: Table | undefined;

  constructor(scene: Phaser.Scene, layout: BoardLayout) {
    const { canvas } = layout;
    this.#backdrops = new Map(
      TABLES.map((table) => [
        table,
        addBackground(scene, table.url, canvas, DEPTH.table).setTint(table.tint).setAlpha(0).setVisible(false),
      ]),
    );
    // One drawing: with a second one over the whole canvas, software rendering leaves holes in cards that are dealt.
    const marks = (graphics: Phaser.GameObjects.Graphics) => {
      graphics.fillStyle(0x050914, 0.55).fillRect(0, 0, canvas.width, canvas.height);
      graphics.lineStyle(1.5, 0xffffff, 0.24);
      graphics.fillStyle(0x0b1226, 0.7);
      for (let card = 0; card < CARDS; card++) {
        const { x, y } = centreOf(layout, card);
        const corner = [x - CARD_SIZE / 2, y - CARD_SIZE / 2, CARD_SIZE, CARD_SIZE, CORNER] as const;
        graphics.fillRoundedRect(...corner).strokeRoundedRect(...corner);
      }
    };
    this.#marks = addStillDrawing(scene, 'memory-marks', canvas, marks).setDepth(DEPTH.table);
  }

  draw(state: Readonly<MemoryState>, { deltaMs, reducedMotion }: FrameClock): void {
    const table = tableOf(state);
    // The first table is there at once.
    const step = this.#shown === undefined || reducedMotion ? 1 : deltaMs / CHANGE_MS;
    if (this.#shown !== table) this.#marks.setTint(table.lines);
    this.#shown = table;
    for (const [other, backdrop] of this.#backdrops) {
      const alpha = other === table ? Math.min(backdrop.alpha + step, 1) : Math.max(backdrop.alpha - step, 0);
      if (alpha !== backdrop.alpha) backdrop.setAlpha(alpha).setVisible(alpha > 0);
    }
  }
}

const GOLD = 0xffcf6e;
const ICE = 0x8fd8ff;

/** Draws the light of a found pair. */
class MatchBursts {
  readonly #particles: Particles<FrameName>;
  readonly #kit: BurstKit<FrameName>;
  readonly #layout: BoardLayout;

  constructor(scene: Phaser.Scene, layout: BoardLayout) {
    this.#layout = layout;
    this.#particles = new Particles<FrameName>(scene, DEPTH);
    this.#kit = new BurstKit(this.#particles);
  }

  reset(): void {
    this.#kit.reset();
  }

  /** @param recalls remembered pairs in a row */
  match(cards: readonly number[], recalls: number, reducedMotion: boolean): void {
    const tint = recalls > 0 ? GOLD : ICE;
    for (const card of cards) {
      const place = centreOf(this.#layout, card);
      this.#kit.light({ frame: 'ring', ...place, lifeMs: 520, scale: 0.6, endScale: 2.6, alpha: 0.7, tint });
      if (reducedMotion) continue;
      this.#kit.light({ frame: 'glow', ...place, lifeMs: 420, scale: 4.2, endScale: 2, alpha: 0.4, tint });
      this.#kit.light({ frame: 'glint', ...place, lifeMs: 420, scale: 2.2, endScale: 0.4, spin: 2, tint });
      this.#kit.sparks(place, { frame: 'spark', count: 10 + 3 * Math.min(recalls, 6), tint, speed: 260 });
    }
  }

  draw(clock: FrameClock): void {
    this.#particles.draw(clock);
  }
}

/** None: the cards are buttons of the page over the canvas. */
const controls: GameControls<MemoryState, MemoryCommand> = {};

type MemoryView = GameView<MemoryState, MemoryCommand, MemoryEvent>;

export const view: MemoryView = viewOf(WIDE);
export const uprightView: MemoryView = viewOf(UPRIGHT);

function viewOf(layout: BoardLayout): MemoryView {
  return {
    canvas: layout.canvas,
    controls,
    intensity: intensityOf,
    load: () => loadPictures({ ...PICTURES, effects: EFFECTS_URL }),
    createScene: (phaser, context) =>
      createGameScene(phaser, 'memory-challenge', context, (scene) => new MemoryPicture(scene, layout)),
  };
}

/** Draws a run of Cosmic Memory Challenge. */
class MemoryPicture implements GamePicture<MemoryState, MemoryEvent> {
  readonly #table: TableLayer;
  readonly #cards: CardLayer;
  readonly #bursts: MatchBursts;
  readonly #danger: DangerEdge;

  constructor(scene: Phaser.Scene, layout: BoardLayout) {
    packAtlas(scene.textures, FRAMES);
    this.#table = new TableLayer(scene, layout);
    this.#cards = new CardLayer(scene, layout);
    this.#bursts = new MatchBursts(scene, layout);
    this.#danger = new DangerEdge(scene, layout.canvas, DEPTH.danger);
  }

  reset(_state: Readonly<MemoryState>, { nowMs }: FrameClock): void {
    this.#bursts.reset();
    this.#cards.deal(nowMs);
  }

  draw({ state, clock, phase }: Frame<MemoryState>): void {
    this.#table.draw(state, clock);
    this.#cards.draw(state, clock, phase === 'paused' || phase === 'countdown');
    this.#bursts.draw(clock);
    this.#danger.draw(clock, state.status === 'lost' || isLastMoments(state));
  }

  react(event: MemoryEvent, _state: Readonly<MemoryState>, { nowMs, reducedMotion }: FrameClock): void {
    if (event.type === 'dealt') this.#cards.deal(nowMs);
    else if (event.type === 'levelCompleted') this.#cards.startWave(nowMs);
    else if (event.type === 'lost') this.#cards.goDark(nowMs);
    else if (event.type === 'mismatched') this.#cards.mismatch(event.cards, nowMs);
    else if (event.type === 'matched') {
      this.#cards.match(event.cards, nowMs, event.recalls);
      this.#bursts.match(event.cards, event.recalls, reducedMotion);
    }
  }
}
