// Written by `pnpm audio`; do not edit.
import type { EffectBank } from './effect-bank.ts';
import type { Sprite } from './sprite.ts';

export const sprites: Readonly<Record<EffectBank, readonly Sprite[]>> = {
  ui: [
    {
      name: 'ui.click/0',
      startMs: 120,
      durationMs: 120,
    },
    {
      name: 'ui.click/1',
      startMs: 360,
      durationMs: 120,
    },
    {
      name: 'ui.click/2',
      startMs: 600,
      durationMs: 120,
    },
    {
      name: 'ui.confirm/0',
      startMs: 840,
      durationMs: 700,
    },
    {
      name: 'ui.error/0',
      startMs: 1660,
      durationMs: 600,
    },
    {
      name: 'ui.countdown/0',
      startMs: 2380,
      durationMs: 400,
    },
    {
      name: 'ui.go/0',
      startMs: 2900,
      durationMs: 1100,
    },
    {
      name: 'result.count/0',
      startMs: 4120,
      durationMs: 100,
    },
    {
      name: 'result.count/1',
      startMs: 4340,
      durationMs: 100,
    },
    {
      name: 'result.count/2',
      startMs: 4560,
      durationMs: 100,
    },
    {
      name: 'result.best/0',
      startMs: 4780,
      durationMs: 2600,
    },
    {
      name: 'result.verified/0',
      startMs: 7500,
      durationMs: 1500,
    },
    {
      name: 'credits.collect/0',
      startMs: 9120,
      durationMs: 1200,
    },
    {
      name: 'credits.collect/1',
      startMs: 10440,
      durationMs: 1200,
    },
    {
      name: 'credits.collect/2',
      startMs: 11760,
      durationMs: 1200,
    },
    {
      name: 'credits.spend/0',
      startMs: 13080,
      durationMs: 800,
    },
    {
      name: 'credits.spend/1',
      startMs: 14000,
      durationMs: 800,
    },
    {
      name: 'credits.short/0',
      startMs: 14920,
      durationMs: 700,
    },
    {
      name: 'result.rankUp/0',
      startMs: 15740,
      durationMs: 3450,
    },
    {
      name: 'result.over/0',
      startMs: 19310,
      durationMs: 2500,
    },
  ],
  dice: [
    {
      name: 'dice.roll/0',
      startMs: 120,
      durationMs: 2100,
    },
    {
      name: 'dice.roll/1',
      startMs: 2340,
      durationMs: 2100,
    },
    {
      name: 'dice.land/0',
      startMs: 4560,
      durationMs: 1800,
    },
    {
      name: 'dice.land/1',
      startMs: 6480,
      durationMs: 1800,
    },
  ],
  snake: [
    {
      name: 'snake.turn/0',
      startMs: 120,
      durationMs: 160,
    },
    {
      name: 'snake.turn/1',
      startMs: 400,
      durationMs: 160,
    },
    {
      name: 'snake.turn/2',
      startMs: 680,
      durationMs: 160,
    },
    {
      name: 'snake.turn/3',
      startMs: 960,
      durationMs: 160,
    },
    {
      name: 'snake.collect.ammo/0',
      startMs: 1240,
      durationMs: 750,
    },
    {
      name: 'snake.collect.ammo/1',
      startMs: 2110,
      durationMs: 750,
    },
    {
      name: 'snake.collect.ammo/2',
      startMs: 2980,
      durationMs: 750,
    },
    {
      name: 'snake.collect.food/0',
      startMs: 3850,
      durationMs: 750,
    },
    {
      name: 'snake.collect.food/1',
      startMs: 4720,
      durationMs: 750,
    },
    {
      name: 'snake.collect.food/2',
      startMs: 5590,
      durationMs: 750,
    },
    {
      name: 'snake.collect.fuel/0',
      startMs: 6460,
      durationMs: 750,
    },
    {
      name: 'snake.collect.fuel/1',
      startMs: 7330,
      durationMs: 750,
    },
    {
      name: 'snake.collect.fuel/2',
      startMs: 8200,
      durationMs: 750,
    },
    {
      name: 'snake.collect.tool/0',
      startMs: 9070,
      durationMs: 750,
    },
    {
      name: 'snake.collect.tool/1',
      startMs: 9940,
      durationMs: 750,
    },
    {
      name: 'snake.collect.tool/2',
      startMs: 10810,
      durationMs: 750,
    },
    {
      name: 'snake.grow/0',
      startMs: 11680,
      durationMs: 1500,
    },
    {
      name: 'snake.grow/1',
      startMs: 13300,
      durationMs: 1500,
    },
    {
      name: 'snake.expire/0',
      startMs: 14920,
      durationMs: 500,
    },
    {
      name: 'snake.expire/1',
      startMs: 15540,
      durationMs: 500,
    },
    {
      name: 'snake.wave/0',
      startMs: 16160,
      durationMs: 1400,
    },
    {
      name: 'snake.wave/1',
      startMs: 17680,
      durationMs: 1400,
    },
    {
      name: 'snake.enemyActive/0',
      startMs: 19200,
      durationMs: 700,
    },
    {
      name: 'snake.enemyActive/1',
      startMs: 20020,
      durationMs: 700,
    },
    {
      name: 'snake.enemyActive/2',
      startMs: 20840,
      durationMs: 700,
    },
    {
      name: 'snake.leftBehind/0',
      startMs: 21660,
      durationMs: 900,
    },
    {
      name: 'snake.leftBehind/1',
      startMs: 22680,
      durationMs: 900,
    },
    {
      name: 'snake.driveOff/0',
      startMs: 23700,
      durationMs: 600,
    },
    {
      name: 'snake.driveOff/1',
      startMs: 24420,
      durationMs: 600,
    },
    {
      name: 'snake.sweep/0',
      startMs: 25140,
      durationMs: 2000,
    },
    {
      name: 'snake.death/0',
      startMs: 27260,
      durationMs: 2600,
    },
    {
      name: 'snake.death/1',
      startMs: 29980,
      durationMs: 2600,
    },
  ],
  cargo: [
    {
      name: 'cargo.pickup.light/0',
      startMs: 120,
      durationMs: 550,
    },
    {
      name: 'cargo.pickup.light/1',
      startMs: 790,
      durationMs: 550,
    },
    {
      name: 'cargo.pickup.light/2',
      startMs: 1460,
      durationMs: 550,
    },
    {
      name: 'cargo.pickup.heavy/0',
      startMs: 2130,
      durationMs: 900,
    },
    {
      name: 'cargo.pickup.heavy/1',
      startMs: 3150,
      durationMs: 900,
    },
    {
      name: 'cargo.refuse/0',
      startMs: 4170,
      durationMs: 400,
    },
    {
      name: 'cargo.refuse/1',
      startMs: 4690,
      durationMs: 400,
    },
    {
      name: 'cargo.deliver/0',
      startMs: 5210,
      durationMs: 1400,
    },
    {
      name: 'cargo.deliver/1',
      startMs: 6730,
      durationMs: 1400,
    },
    {
      name: 'cargo.suspicious/0',
      startMs: 8250,
      durationMs: 620,
    },
    {
      name: 'cargo.suspicious/1',
      startMs: 8990,
      durationMs: 620,
    },
    {
      name: 'cargo.suspicious/2',
      startMs: 9730,
      durationMs: 620,
    },
    {
      name: 'cargo.chase/0',
      startMs: 10470,
      durationMs: 620,
    },
    {
      name: 'cargo.chase/1',
      startMs: 11210,
      durationMs: 620,
    },
    {
      name: 'cargo.chase/2',
      startMs: 11950,
      durationMs: 620,
    },
    {
      name: 'cargo.lost/0',
      startMs: 12690,
      durationMs: 620,
    },
    {
      name: 'cargo.lost/1',
      startMs: 13430,
      durationMs: 620,
    },
    {
      name: 'cargo.lost/2',
      startMs: 14170,
      durationMs: 620,
    },
    {
      name: 'cargo.shaken/0',
      startMs: 14910,
      durationMs: 1000,
    },
    {
      name: 'cargo.shaken/1',
      startMs: 16030.000000000002,
      durationMs: 1000,
    },
    {
      name: 'cargo.pulse/0',
      startMs: 17150,
      durationMs: 1100,
    },
    {
      name: 'cargo.pulse/1',
      startMs: 18370,
      durationMs: 1100,
    },
    {
      name: 'cargo.lowTime/0',
      startMs: 19590,
      durationMs: 1600,
    },
    {
      name: 'cargo.tick/0',
      startMs: 21310,
      durationMs: 600,
    },
    {
      name: 'cargo.level/0',
      startMs: 22030,
      durationMs: 2020,
    },
    {
      name: 'cargo.complete/0',
      startMs: 24170,
      durationMs: 2380,
    },
    {
      name: 'cargo.caught/0',
      startMs: 26670,
      durationMs: 1800,
    },
    {
      name: 'cargo.timeUp/0',
      startMs: 28590,
      durationMs: 2940,
    },
    {
      name: 'cargo.victory/0',
      startMs: 31650,
      durationMs: 3340,
    },
  ],
  arena: [
    {
      name: 'arena.shot/0',
      startMs: 120,
      durationMs: 180,
    },
    {
      name: 'arena.shot/1',
      startMs: 420,
      durationMs: 180,
    },
    {
      name: 'arena.shot/2',
      startMs: 720,
      durationMs: 180,
    },
    {
      name: 'arena.shot/3',
      startMs: 1020,
      durationMs: 180,
    },
    {
      name: 'arena.hit/0',
      startMs: 1320,
      durationMs: 160,
    },
    {
      name: 'arena.hit/1',
      startMs: 1600,
      durationMs: 160,
    },
    {
      name: 'arena.hit/2',
      startMs: 1880,
      durationMs: 160,
    },
    {
      name: 'arena.deflect/0',
      startMs: 2160,
      durationMs: 400,
    },
    {
      name: 'arena.deflect/1',
      startMs: 2680,
      durationMs: 400,
    },
    {
      name: 'arena.deflect/2',
      startMs: 3200,
      durationMs: 400,
    },
    {
      name: 'arena.explode.small/0',
      startMs: 3720,
      durationMs: 600,
    },
    {
      name: 'arena.explode.small/1',
      startMs: 4440,
      durationMs: 600,
    },
    {
      name: 'arena.explode.small/2',
      startMs: 5160,
      durationMs: 600,
    },
    {
      name: 'arena.explode.big/0',
      startMs: 5880,
      durationMs: 1300,
    },
    {
      name: 'arena.explode.big/1',
      startMs: 7300,
      durationMs: 1300,
    },
    {
      name: 'arena.rock/0',
      startMs: 8720,
      durationMs: 900,
    },
    {
      name: 'arena.rock/1',
      startMs: 9740,
      durationMs: 900,
    },
    {
      name: 'arena.enemyShot/0',
      startMs: 10760,
      durationMs: 240,
    },
    {
      name: 'arena.enemyShot/1',
      startMs: 11120,
      durationMs: 240,
    },
    {
      name: 'arena.enemyShot/2',
      startMs: 11480,
      durationMs: 240,
    },
    {
      name: 'arena.enemyShot/3',
      startMs: 11840,
      durationMs: 240,
    },
    {
      name: 'arena.charge/0',
      startMs: 12200,
      durationMs: 600,
    },
    {
      name: 'arena.charge/1',
      startMs: 12920,
      durationMs: 600,
    },
    {
      name: 'arena.dive/0',
      startMs: 13640,
      durationMs: 700,
    },
    {
      name: 'arena.dive/1',
      startMs: 14460,
      durationMs: 700,
    },
    {
      name: 'arena.boss.arrive/0',
      startMs: 15280,
      durationMs: 2400,
    },
    {
      name: 'arena.boss.open/0',
      startMs: 17800,
      durationMs: 900,
    },
    {
      name: 'arena.boss.close/0',
      startMs: 18820,
      durationMs: 700,
    },
    {
      name: 'arena.boss.beam/0',
      startMs: 19640,
      durationMs: 1100,
    },
    {
      name: 'arena.boss.phase/0',
      startMs: 20860,
      durationMs: 1400,
    },
    {
      name: 'arena.boss.destroyed/0',
      startMs: 22380,
      durationMs: 2800,
    },
    {
      name: 'arena.boss.cleared/0',
      startMs: 25300,
      durationMs: 1900,
    },
    {
      name: 'arena.formation/0',
      startMs: 27320,
      durationMs: 800,
    },
    {
      name: 'arena.formation/1',
      startMs: 28240,
      durationMs: 800,
    },
    {
      name: 'arena.powerUp.appear/0',
      startMs: 29160,
      durationMs: 700,
    },
    {
      name: 'arena.powerUp.take/0',
      startMs: 29980,
      durationMs: 900,
    },
    {
      name: 'arena.powerUp.take/1',
      startMs: 31000,
      durationMs: 900,
    },
    {
      name: 'arena.powerUp.end/0',
      startMs: 32020.000000000004,
      durationMs: 600,
    },
    {
      name: 'arena.hurt/0',
      startMs: 32740.000000000004,
      durationMs: 600,
    },
    {
      name: 'arena.hurt/1',
      startMs: 33460,
      durationMs: 600,
    },
    {
      name: 'arena.shipLost/0',
      startMs: 34180,
      durationMs: 2200,
    },
    {
      name: 'arena.shipReady/0',
      startMs: 36500,
      durationMs: 800,
    },
    {
      name: 'arena.wave/0',
      startMs: 37420,
      durationMs: 1400,
    },
  ],
  memory: [
    {
      name: 'memory.deal/0',
      startMs: 120,
      durationMs: 2200,
    },
    {
      name: 'memory.flip/0',
      startMs: 2440,
      durationMs: 400,
    },
    {
      name: 'memory.flip/1',
      startMs: 2960,
      durationMs: 400,
    },
    {
      name: 'memory.flip/2',
      startMs: 3480,
      durationMs: 400,
    },
    {
      name: 'memory.flip/3',
      startMs: 4000,
      durationMs: 400,
    },
    {
      name: 'memory.match/0',
      startMs: 4520,
      durationMs: 1300,
    },
    {
      name: 'memory.match/1',
      startMs: 5940,
      durationMs: 1300,
    },
    {
      name: 'memory.match/2',
      startMs: 7360,
      durationMs: 1300,
    },
    {
      name: 'memory.mismatch/0',
      startMs: 8780,
      durationMs: 600,
    },
    {
      name: 'memory.mismatch/1',
      startMs: 9500,
      durationMs: 600,
    },
    {
      name: 'memory.mismatch/2',
      startMs: 10220,
      durationMs: 600,
    },
    {
      name: 'memory.level/0',
      startMs: 10940,
      durationMs: 1930,
    },
    {
      name: 'memory.complete/0',
      startMs: 12990,
      durationMs: 2700,
    },
    {
      name: 'memory.tick/0',
      startMs: 15810,
      durationMs: 600,
    },
    {
      name: 'memory.lowTime/0',
      startMs: 16530,
      durationMs: 1460,
    },
    {
      name: 'memory.timeUp/0',
      startMs: 18110,
      durationMs: 2860,
    },
  ],
  quiz: [
    {
      name: 'quiz.question/0',
      startMs: 120,
      durationMs: 900,
    },
    {
      name: 'quiz.question/1',
      startMs: 1140,
      durationMs: 900,
    },
    {
      name: 'quiz.lock/0',
      startMs: 2160,
      durationMs: 450,
    },
    {
      name: 'quiz.lock/1',
      startMs: 2730,
      durationMs: 450,
    },
    {
      name: 'quiz.lock/2',
      startMs: 3300,
      durationMs: 450,
    },
    {
      name: 'quiz.right/0',
      startMs: 3870,
      durationMs: 1200,
    },
    {
      name: 'quiz.right/1',
      startMs: 5190,
      durationMs: 1200,
    },
    {
      name: 'quiz.right/2',
      startMs: 6510,
      durationMs: 1200,
    },
    {
      name: 'quiz.wrong/0',
      startMs: 7830,
      durationMs: 750,
    },
    {
      name: 'quiz.wrong/1',
      startMs: 8700,
      durationMs: 750,
    },
    {
      name: 'quiz.strike/0',
      startMs: 9570,
      durationMs: 1100,
    },
    {
      name: 'quiz.timeout/0',
      startMs: 10790,
      durationMs: 1750,
    },
    {
      name: 'quiz.tick/0',
      startMs: 12660,
      durationMs: 585,
    },
    {
      name: 'quiz.pass/0',
      startMs: 13365,
      durationMs: 3220,
    },
    {
      name: 'quiz.fail/0',
      startMs: 16705,
      durationMs: 3000,
    },
  ],
  puzzle: [
    {
      name: 'puzzle.shuffle/0',
      startMs: 120,
      durationMs: 1700,
    },
    {
      name: 'puzzle.pick/0',
      startMs: 1940,
      durationMs: 350,
    },
    {
      name: 'puzzle.pick/1',
      startMs: 2410,
      durationMs: 350,
    },
    {
      name: 'puzzle.pick/2',
      startMs: 2880,
      durationMs: 350,
    },
    {
      name: 'puzzle.drop/0',
      startMs: 3350,
      durationMs: 300,
    },
    {
      name: 'puzzle.drop/1',
      startMs: 3770,
      durationMs: 300,
    },
    {
      name: 'puzzle.swap/0',
      startMs: 4190,
      durationMs: 600,
    },
    {
      name: 'puzzle.swap/1',
      startMs: 4910,
      durationMs: 600,
    },
    {
      name: 'puzzle.swap/2',
      startMs: 5630,
      durationMs: 600,
    },
    {
      name: 'puzzle.swap/3',
      startMs: 6350,
      durationMs: 600,
    },
    {
      name: 'puzzle.place/0',
      startMs: 7070,
      durationMs: 900,
    },
    {
      name: 'puzzle.place/1',
      startMs: 8090,
      durationMs: 900,
    },
    {
      name: 'puzzle.place/2',
      startMs: 9110,
      durationMs: 900,
    },
    {
      name: 'puzzle.solved/0',
      startMs: 10130,
      durationMs: 3100,
    },
    {
      name: 'puzzle.tick/0',
      startMs: 13350,
      durationMs: 600,
    },
    {
      name: 'puzzle.timeUp/0',
      startMs: 14070,
      durationMs: 2860,
    },
  ],
};
