// Written by compose/render.ts.
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
      name: 'snake.death/0',
      startMs: 21660,
      durationMs: 2600,
    },
    {
      name: 'snake.death/1',
      startMs: 24380,
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
      name: 'cargo.lowTime/0',
      startMs: 14910,
      durationMs: 1600,
    },
    {
      name: 'cargo.tick/0',
      startMs: 16630,
      durationMs: 600,
    },
    {
      name: 'cargo.level/0',
      startMs: 17350,
      durationMs: 2020,
    },
    {
      name: 'cargo.complete/0',
      startMs: 19490,
      durationMs: 2380,
    },
    {
      name: 'cargo.caught/0',
      startMs: 21990,
      durationMs: 1800,
    },
    {
      name: 'cargo.timeUp/0',
      startMs: 23910,
      durationMs: 2940,
    },
    {
      name: 'cargo.victory/0',
      startMs: 26970,
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
      name: 'arena.powerUp.appear/0',
      startMs: 27320,
      durationMs: 700,
    },
    {
      name: 'arena.powerUp.take/0',
      startMs: 28140,
      durationMs: 900,
    },
    {
      name: 'arena.powerUp.take/1',
      startMs: 29160,
      durationMs: 900,
    },
    {
      name: 'arena.powerUp.end/0',
      startMs: 30180,
      durationMs: 600,
    },
    {
      name: 'arena.hurt/0',
      startMs: 30900,
      durationMs: 600,
    },
    {
      name: 'arena.hurt/1',
      startMs: 31620,
      durationMs: 600,
    },
    {
      name: 'arena.shipLost/0',
      startMs: 32340.000000000004,
      durationMs: 2200,
    },
    {
      name: 'arena.shipReady/0',
      startMs: 34660,
      durationMs: 800,
    },
    {
      name: 'arena.wave/0',
      startMs: 35580,
      durationMs: 1400,
    },
  ],
};
