import { BOSS, PLAYER, isBig } from '../rules.ts';
import type { ArenaEvent } from '../simulation/state.ts';
import { GLOW } from './enemy-layer.ts';
import type { Layers } from './layers.ts';

const GOLD = 0xffc15a;
const RED = 0xff5a4a;
const DUST = { a1: 0xb09a84, a2: 0xff9a4a, a3: 0x8fe0ff } as const;

/** What is seen of an event beside the state that it leads to. */
export function react(
  layers: Layers,
  event: ArenaEvent,
  player: { x: number; y: number },
  reducedMotion: boolean,
): void {
  const { bursts, flashes, ship, shake } = layers;
  switch (event.type) {
    case 'fired':
      bursts.muzzle({ x: player.x, y: player.y - PLAYER.height / 2 }, reducedMotion);
      break;
    case 'hit':
      flashes.start(event.id);
      bursts.hit(event, 0xffd28a);
      break;
    case 'deflected':
      bursts.deflected(event);
      break;
    case 'destroyed': {
      const big = isBig(event.kind);
      bursts.explosion(event, big ? 'big' : 'small', GLOW[event.kind], reducedMotion);
      bursts.points(event, event.points);
      if (big && !reducedMotion) shake.start();
      break;
    }
    case 'rockBroken':
      bursts.rubble(event, DUST[event.kind], reducedMotion);
      bursts.points(event, event.points);
      break;
    case 'withdrew':
      bursts.fizzle(event);
      bursts.hit(event, GLOW[event.kind]);
      break;
    case 'bossPhase':
      bursts.explosion({ x: event.x, y: event.y }, 'big', GOLD, reducedMotion);
      if (!reducedMotion) shake.start();
      break;
    case 'bossDestroyed':
      bursts.explosion({ x: event.x, y: event.y }, 'huge', GOLD, reducedMotion);
      for (const side of [-1, 1]) {
        bursts.explosion({ x: event.x + (side * BOSS.hullRadius) / 2, y: event.y + 20 }, 'big', RED, reducedMotion);
      }
      bursts.points(event, event.points);
      if (!reducedMotion) shake.start();
      break;
    case 'powerUpTaken':
      bursts.pickUp(event, event.kind, reducedMotion);
      break;
    case 'powerUpGone':
      bursts.fizzle(event);
      break;
    case 'playerHit':
      ship.onHit();
      bursts.hit(event, RED);
      if (!reducedMotion) shake.start();
      break;
    case 'shipLost':
      bursts.explosion(event, 'huge', 0x6fb6ff, reducedMotion);
      if (!reducedMotion) shake.start();
      break;
    case 'bulletsCleared':
      for (const place of event.places) bursts.fizzle(place);
      break;
    // The state itself, the HUD and the banners show the rest.
    case 'enemyArrived':
    case 'charging':
    case 'enemyFired':
    case 'dived':
    case 'wave':
    case 'bossLevel':
    case 'bossOpened':
    case 'bossClosed':
    case 'beam':
    case 'bossLevelCleared':
    case 'powerUpAppeared':
    case 'effectEnded':
    case 'shipReady':
      break;
  }
}
