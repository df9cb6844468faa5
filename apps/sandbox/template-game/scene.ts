import type { Ghost } from '@star-seekers/stage/ghosts.ts';
import type { GameView } from '@star-seekers/stage/game-view.ts';
import { packAtlas } from '@star-seekers/stage/picture/atlas.ts';
import { BurstKit } from '@star-seekers/stage/picture/burst-kit.ts';
import type { Drawing } from '@star-seekers/stage/picture/drawing.ts';
import { type Frame, type GamePicture, createGameScene } from '@star-seekers/stage/picture/game-scene.ts';
import { GHOST_ALPHA, ghostTint } from '@star-seekers/stage/picture/ghost-look.ts';
import { GhostTags } from '@star-seekers/stage/picture/ghost-tags.ts';
import { alpha, circle, radial } from '@star-seekers/stage/picture/paint.ts';
import { toTint } from '@star-seekers/stage/picture/palette.ts';
import type { Particles } from '@star-seekers/stage/picture/particles.ts';
import { poolsOf } from '@star-seekers/stage/picture/pools.ts';
import type { SpritePool } from '@star-seekers/stage/picture/sprite-pool.ts';
import type Phaser from 'phaser';
import type { DockCommand, DockEvent, DockState } from './sim.ts';

const CANVAS = { width: 960, height: 540 } as const;
const ROW = CANVAS.height / 2;
const GHOST_ROW = ROW + 120;
const TAG_BELOW = 34;
const COLORS = { bay: '#24304d', open: '#45d483', light: '#6fb1ff', lost: '#ff5c6c' } as const;

/** What lies over what. */
const DEPTH = { bay: 1, ghost: 2, light: 3, matter: 4 } as const;

/** Every frame of the atlas. A game has rendered ones too, by `cutout`. */
const FRAMES = {
  bay: bay(COLORS.bay),
  open: bay(COLORS.open),
  light: disc(60, COLORS.light),
  ghost: disc(40, '#ffffff'),
  spark: disc(8, '#ffffff'),
  glow: {
    size: 90,
    draw(brush) {
      brush.fillStyle = radial(brush, [0, 0], 50, ['#ffffff', alpha('#ffffff', 0)]);
      brush.fill(circle([0, 0], 50));
    },
  },
} as const satisfies Record<string, Drawing>;

type FrameName = keyof typeof FRAMES;

const { createPool, createParticles } = poolsOf<FrameName, keyof typeof DEPTH>(DEPTH);

export const view: GameView<DockState, DockCommand, DockEvent> = {
  canvas: CANVAS,
  controls: {
    press: (action) => (action === 'secondary' || action === 'pause' ? undefined : 'dock'),
    swipe: () => 'dock',
  },
  createScene: (phaser, context) =>
    createGameScene(phaser, 'template-game', context, (scene) => new DockPicture(scene)),
};

/** Draws the bays in a row, the light over them, and the lights of recorded runs below. */
class DockPicture implements GamePicture<DockState, DockEvent> {
  readonly #bays: SpritePool<FrameName>;
  readonly #lights: SpritePool<FrameName>;
  readonly #ghosts: SpritePool<FrameName>;
  readonly #tags: GhostTags;
  readonly #particles: Particles<FrameName>;
  readonly #bursts: BurstKit<FrameName>;

  constructor(scene: Phaser.Scene) {
    packAtlas(scene.textures, new Map(Object.entries(FRAMES)));
    this.#bays = createPool(scene, 'bay');
    this.#ghosts = createPool(scene, 'ghost', { additive: true });
    this.#tags = new GhostTags(scene, DEPTH.ghost);
    this.#lights = createPool(scene, 'light');
    this.#particles = createParticles(scene);
    this.#bursts = new BurstKit(this.#particles);
  }

  reset(): void {
    this.#bursts.reset();
  }

  react({ type, bay: at }: DockEvent, { bays }: Readonly<DockState>): void {
    if (type === 'moved') return;
    const tint = toTint(type === 'docked' ? COLORS.open : COLORS.lost);
    this.#bursts.sparks({ x: middleOf(at, bays), y: ROW }, { frame: 'spark', count: 12, tint, speed: 260 });
  }

  draw({ state, ghosts, clock }: Frame<DockState>): void {
    const { bays, open, light } = state;
    this.#bays.begin();
    for (let at = 0; at < bays; at++) this.#bays.stamp(at === open ? 'open' : 'bay', middleOf(at, bays), ROW);
    this.#bays.end();
    this.#drawGhosts(ghosts);
    this.#lights.begin();
    this.#lights.stamp('light', middleOf(light, bays), ROW);
    this.#lights.end();
    this.#particles.draw(clock);
  }

  #drawGhosts(ghosts: readonly Ghost<DockState>[]): void {
    this.#ghosts.begin();
    this.#tags.begin();
    for (const ghost of ghosts) {
      const x = middleOf(ghost.state.light, ghost.state.bays);
      if (ghost.isOver || !this.#tags.put(ghost, x, GHOST_ROW, TAG_BELOW)) continue;
      this.#ghosts.stamp('ghost', x, GHOST_ROW).setTint(ghostTint(ghost.number)).setAlpha(GHOST_ALPHA);
    }
    this.#ghosts.end();
  }
}

function middleOf(at: number, bays: number): number {
  return ((at + 0.5) * CANVAS.width) / bays;
}

function bay(color: string): Drawing {
  return {
    size: 84,
    draw(brush) {
      brush.fillStyle = color;
      brush.fillRect(-44, -50, 88, 100);
    },
  };
}

function disc(size: number, color: string): Drawing {
  return {
    size,
    draw(brush) {
      brush.fillStyle = color;
      brush.fill(circle([0, 0], 46));
    },
  };
}
