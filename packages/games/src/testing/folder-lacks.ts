import type { SimState } from '@star-seekers/sim';
import { type AnyGame, MEDALS } from '../games.ts';

/** Files that every game has, with what they are for. */
const REQUIRED: Readonly<Record<string, string>> = {
  'listing.ts': 'export `listing`: id, slug, facts, medals, cover and music',
  'rules.ts': 'put every number of the rules there, and `RULES_VERSION`',
  'sim.ts': 'export a `GameSim`',
  'bot.ts': 'export a `BotFactory` with a good and a poor player',
  'game.ts': 'combine listing, names, simulation and bot with `defineGame`',
  'scene.ts': 'export `view`, whose scene draws the state',
  'cues.ts': 'export `cueOf`: the sound of an event, and how it is felt',
  'Screen.tsx': 'export what `screensOf` returns',
  'view.ts': 'export `module`: simulation, view, screens and theatre',
};

/** Texts of every game. */
const TEXTS = ['listing.json', 'game.json'];

/** Recorded runs, and as many more under conditions of days. */
const GOLDEN_RUNS = 20;
const GOLDEN_DAYS = 2;

/** What the hub has for its games. */
export interface HubParts {
  readonly languages: readonly string[];
  /** Names of its pictures. */
  readonly pictures: readonly string[];
}

/**
 * What a game lacks by the recipe that can be seen without playing it; each with what to do.
 * @param files paths within the game's folder
 */
export function lacksOf(game: AnyGame, files: readonly string[], hub: HubParts): readonly string[] {
  const { id, slug, sim, medals, cover } = game;
  const lacks: string[] = [];
  const has = (file: string) => files.includes(file);
  for (const [file, what] of Object.entries(REQUIRED)) if (!has(file)) lacks.push(`there is no ${file}: ${what}`);

  const conditions = sim.dayConditions ? ['conditions.json'] : [];
  const commendations = game.commendations ? ['commendations.json'] : [];
  for (const language of hub.languages) {
    for (const text of [...TEXTS, ...conditions, ...commendations]) {
      const file = `texts/${language}/${text}`;
      if (!has(file)) lacks.push(`there is no ${file}: translate texts/en/${text}`);
    }
  }
  if (sim.dayConditions && !has('conditions.ts')) {
    lacks.push('`dayConditions` is there and no conditions.ts: export `conditionsOf` from it, or have none');
  }
  if (!sim.dayConditions && has('conditions.ts')) {
    lacks.push('conditions.ts is there and no `dayConditions`: list them in the simulation, or remove the file');
  }

  const setup = { seed: 1, options: sim.dayConditions?.[0] ?? {} };
  const isRandom = 'rng' in (sim.init(setup) as SimState);
  if (isRandom && !sim.beacons && !sim.hidden) {
    lacks.push(
      'whoever knows the seed knows what comes: declare `beacons: { rng: ({ rng }) => rng }` in the simulation and `dealer: beaconDealer` in game.ts',
    );
  }
  if ((sim.beacons ?? sim.hidden) && !game.dealer) {
    lacks.push(`nobody deals: name ${sim.beacons ? '`beaconDealer`' : 'a dealer of its own'} as \`dealer\` in game.ts`);
  }
  if (MEDALS.some((medal, index) => index > 0 && medals[medal] <= medals[MEDALS[index - 1] ?? medal])) {
    lacks.push(`the medals do not rise: measure them with pnpm bench pace ${id}, and set \`medals\` in listing.ts`);
  }
  if (!hub.pictures.includes(`cover-${cover}`) && !hub.pictures.includes(cover)) {
    lacks.push(
      `the hub has no cover ${cover}: render one (pnpm art), or name a picture of the hub, such as hall, in listing.ts`,
    );
  }
  if (has('panel.ts') && !has('pace.json')) {
    lacks.push(`the runs of the panel are not recorded: pnpm bench pace --record ${id}`);
  }
  if (has('panel.ts') && sim.dayConditions && !game.dayMedals?.length) {
    lacks.push(
      `the medals of its days are not recorded: pnpm bench par --record ${id}, and name par.json as \`dayMedals\` in game.ts`,
    );
  }
  const golden = files.filter((file) => /^golden\/.*\.json$/.test(file)).length;
  const due = GOLDEN_RUNS + (sim.dayConditions ? GOLDEN_DAYS : 0);
  if (golden !== due) {
    lacks.push(`${golden} of ${due} runs are recorded: node packages/games/bench/record-golden.ts ${slug}`);
  }
  return lacks;
}
