import type { Drawing } from '../../space-snake/art/drawing.ts';
import { BIG_KINDS, BOSS, ENEMIES, ENEMY_KINDS, ROCK } from '../rules.ts';

/** Every number of points that can rise from something destroyed. */
export const POINT_VALUES: readonly number[] = [
  ...new Set([...ENEMY_KINDS.map((kind) => ENEMIES[kind].points), ROCK.points, BOSS.points]),
];

const LARGE = Math.min(...BIG_KINDS.map((kind) => ENEMIES[kind].points));

/** A figure, so it needs no translation. */
export function risingPoints(points: number): Drawing {
  const large = points >= LARGE;
  return {
    size: large ? 60 : 46,
    draw(brush) {
      const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display') || 'sans-serif';
      brush.font = `800 ${large ? 42 : 38}px ${family}`;
      brush.textAlign = 'center';
      brush.textBaseline = 'middle';
      brush.lineJoin = 'round';
      brush.strokeStyle = 'rgb(4 6 12 / 90%)';
      brush.lineWidth = 11;
      brush.strokeText(`+${points}`, 0, 0, 92);
      brush.fillStyle = large ? '#ffe08a' : '#eaf0fd';
      brush.fillText(`+${points}`, 0, 0, 92);
    },
  };
}
