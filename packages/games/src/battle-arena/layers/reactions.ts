import { FLEETS, GLOW } from '../art/colors.ts';
import { BOSS, type EnemyKind, PLAYER, isBig } from '../rules.ts';
import type { ArenaEvent, Place } from '../simulation/state.ts';
import type { Layers } from './layers.ts';

const GOLD = 0xffc15a;
const RED = 0xff5a4a;
const BLUE = 0x6fb6ff;

/** Shows the effects of an event that the state alone does not show. */
export function react(layers: Layers, event: ArenaEvent, player: Readonly<Place>, reducedMotion: boolean): void {
  const { bursts, flashes, ship, wrecks, shake, hitStop } = layers;
  switch (event.type) {
    case 'fired':
      bursts.muzzle({ x: player.x, y: player.y - PLAYER.height / 2 }, reducedMotion);
      break;
    case 'hit':
      flashes.start(event.id);
      bursts.hit(event, 0xffd28a);
      break;
    case 'deflected':
      flashes.start(event.id);
      bursts.deflected(event);
      break;
    case 'destroyed':
      explode(layers, event, event.kind, reducedMotion);
      bursts.points(event, event.points, reducedMotion);
      break;
    case 'formationCleared':
      bursts.points({ x: event.x, y: event.y - 26 }, event.points, reducedMotion);
      if (event.chainBonus > 0) bursts.points({ x: event.x, y: event.y - 56 }, event.chainBonus, reducedMotion);
      break;
    case 'rockBroken':
      bursts.rubble(event, event.kind, reducedMotion);
      bursts.points(event, event.points, reducedMotion);
      shake.add(0.3);
      break;
    case 'withdrew':
      bursts.fizzle(event);
      bursts.hit(event, GLOW[event.kind]);
      break;
    case 'bossPhase':
      bursts.explosion(event, { size: 'big', fire: 'explosion', tint: GOLD, reducedMotion });
      shake.add(0.8);
      hitStop.start(0.5);
      break;
    case 'bossDestroyed':
      bursts.explosion(event, { size: 'huge', fire: 'explosion', tint: GOLD, reducedMotion });
      for (const side of [-1, 1]) {
        const place = { x: event.x + (side * 2 * BOSS.radius) / 3, y: event.y + 20 };
        bursts.explosion(place, { size: 'big', fire: 'explosion', tint: RED, reducedMotion });
      }
      bursts.wreck(event, reducedMotion);
      wrecks.start(event);
      bursts.points(event, event.points, reducedMotion);
      shake.add(1);
      hitStop.start(1);
      break;
    case 'bossLevelCleared':
      // The last warship of a level dies in an empty field: there is time to look.
      hitStop.start(1, 'setPiece');
      break;
    case 'powerUpTaken':
      bursts.pickUp(event, event.kind, reducedMotion);
      break;
    case 'dockingInterrupted':
      bursts.interrupted(event);
      break;
    case 'powerUpGone':
      bursts.fizzle(event);
      break;
    case 'playerHit':
      ship.onHit();
      bursts.hit(event, RED);
      shake.add(0.6);
      break;
    case 'shipLost':
      bursts.explosion(event, { size: 'huge', fire: 'explosion', tint: BLUE, reducedMotion });
      shake.add(1);
      hitStop.start(1);
      break;
    case 'bulletsCleared':
      for (const place of event.places) bursts.fizzle(place);
      break;
    // The state, the HUD and the banners show the rest.
    case 'enemyArrived':
    case 'charging':
    case 'enemyFired':
    case 'dived':
    case 'wave':
    case 'formation':
    case 'setPiece':
    case 'chainLost':
    case 'bossLevel':
    case 'bossOpened':
    case 'bossClosed':
    case 'beam':
    case 'farBeamAimed':
    case 'farBeam':
    case 'powerUpAppeared':
    case 'effectEnded':
    case 'shipReady':
      break;
  }
}

/** Explodes an enemy; a big hull also shakes the picture and stops it for a moment. */
function explode({ bursts, shake, hitStop }: Layers, place: Readonly<Place>, kind: EnemyKind, reducedMotion: boolean) {
  const big = isBig(kind);
  const fire = FLEETS[kind] === 'oni' ? 'plasma' : 'explosion';
  bursts.explosion(place, { size: big ? 'big' : 'small', fire, tint: GLOW[kind], reducedMotion });
  if (!big) return;
  shake.add(0.7);
  hitStop.start(0.3);
}
