import { banner } from './banners.ts';
import { cargoIcons } from './cargo/index.ts';
import { dieFace } from './dice.ts';
import { EMBLEMS } from './emblems.ts';
import { icons } from './icons.ts';
import { ranks } from './ranks.ts';
import { svg } from './svg.ts';

const factions = Object.keys(EMBLEMS) as (keyof typeof EMBLEMS)[];

/** Every vector picture by its name: `emblems/oni`, `ranks/elite`, `cargo/ARCO`. */
export const vectors: ReadonlyMap<string, string> = new Map([
  ...factions.map((name) => [`emblems/${name}`, svg(512, EMBLEMS[name](name), `${name} emblem`)] as const),
  ...factions.map((name) => [`banners/${name}`, banner(name)] as const),
  ...ranks.map(([name, picture]) => [`ranks/${name}`, picture] as const),
  ...[1, 2, 3, 4, 5, 6].map((value) => [`dice/${value}`, dieFace(value)] as const),
  ...cargoIcons.map(([type, picture]) => [`cargo/${type}`, picture] as const),
  ...icons.map(([name, picture]) => [`icons/${name}`, picture] as const),
]);
