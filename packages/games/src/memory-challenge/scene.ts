import type Phaser from 'phaser';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { type Frame, type GamePicture, createGameScene } from '@star-seekers/stage/picture/game-scene.ts';
import { DangerEdge } from '@star-seekers/stage/picture/danger-edge.ts';
import { loadPictures } from '@star-seekers/stage/picture/pictures.ts';
import type { GameView } from '@star-seekers/stage/game-view.ts';
import { packAtlas } from '@star-seekers/stage/picture/atlas.ts';
import { EFFECTS_URL, FRAMES } from './art/frames.ts';
import { type BoardLayout, UPRIGHT, WIDE } from './board.ts';
import { controls } from './controls.ts';
import { CardLayer } from './layers/card-layer.ts';
import { DEPTH } from './layers/depth.ts';
import { intensityOf } from './intensity.ts';
import { MatchBursts } from './layers/match-bursts.ts';
import { TableLayer } from './layers/table-layer.ts';
import { PICTURES } from './pictures.ts';
import { isLastMoments } from './rules.ts';
import type { MemoryCommand, MemoryEvent, MemoryState } from './state.ts';

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
      this.#cards.match(event.cards, nowMs);
      this.#bursts.match(event.cards, event.streak, reducedMotion);
    }
  }
}
