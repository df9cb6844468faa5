import type Phaser from 'phaser';
import { createFrameClock } from '../picture/frame-clock.ts';
import { loadPictures } from '../picture/pictures.ts';
import type { GameView, SceneContext } from '../stage/game-view.ts';
import { createTextures } from './art/atlas.ts';
import { EFFECTS_URL } from './art/frames.ts';
import { type BoardLayout, UPRIGHT, WIDE } from './board.ts';
import { controls } from './controls.ts';
import { CardLayer } from './layers/card-layer.ts';
import { MatchBursts } from './layers/match-bursts.ts';
import { addTable } from './layers/table-layer.ts';
import { PICTURES } from './pictures.ts';
import type { MemoryCommand, MemoryEvent, MemoryState } from './state.ts';

type Context = SceneContext<MemoryState, MemoryCommand, MemoryEvent>;

type MemoryView = GameView<MemoryState, MemoryCommand, MemoryEvent>;

export const view: MemoryView = viewOf(WIDE);
export const uprightView: MemoryView = viewOf(UPRIGHT);

function viewOf(layout: BoardLayout): MemoryView {
  return {
    canvas: layout.canvas,
    controls,
    load: () => loadPictures({ ...PICTURES, effects: EFFECTS_URL }),
    createScene: (phaser, context) => new (createSceneClass(phaser, layout))(context),
  };
}

/** Draws the table. It reads the state and reacts to events; nothing that it does reaches the simulation. */
function createSceneClass(phaser: typeof Phaser, layout: BoardLayout) {
  return class MemoryScene extends phaser.Scene {
    readonly #context: Context;
    readonly #clock = createFrameClock();
    #cards!: CardLayer;
    #bursts!: MatchBursts;

    constructor(context: Context) {
      super('memory-challenge');
      this.#context = context;
    }

    create(): void {
      const { controller } = this.#context;
      createTextures(this.textures);
      addTable(this, layout);
      this.#cards = new CardLayer(this, layout);
      this.#bursts = new MatchBursts(this, layout);
      const unsubscribe = [
        controller.onTick((_state, events) => {
          for (const event of events) this.#react(event);
        }),
        controller.onReset(() => {
          this.#bursts.reset();
          this.#cards.deal(this.#clock.nowMs);
        }),
      ];
      this.events.once(phaser.Scenes.Events.SHUTDOWN, () => {
        for (const end of unsubscribe) end();
      });
    }

    override update(_time: number, deltaMs: number): void {
      const { controller, settings } = this.#context;
      const clock = this.#clock;
      clock.alpha = controller.advance(deltaMs);
      const { phase } = controller.getSnapshot();
      clock.deltaMs = phase === 'paused' ? 0 : deltaMs * controller.speed;
      clock.nowMs += clock.deltaMs;
      clock.reducedMotion = settings().motion === 'reduced';
      this.#cards.draw(controller.state, clock, phase === 'paused' || phase === 'countdown');
      this.#bursts.draw(clock);
    }

    #react(event: MemoryEvent): void {
      const { nowMs, reducedMotion } = this.#clock;
      if (event.type === 'dealt') this.#cards.deal(nowMs);
      else if (event.type === 'mismatched') this.#cards.mismatched(event.cards, nowMs);
      else if (event.type === 'matched') {
        this.#cards.matched(event.cards, nowMs);
        this.#bursts.matched(event.cards, event.streak, reducedMotion);
      }
    }
  };
}
