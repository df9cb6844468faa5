import { DULL_AIMS, type DullRecord, dullFigure, measureDull, playDull, searchDull } from './dull.ts';
import type { DullAim, Policy } from './dull-language.ts';
import { capBand, median } from './figures.ts';
import { type PlayerType, byPlayerType } from './humans.ts';
import { type AnyPanel, type Band, FIRST_SEED, type Pace, type Paces, measurePace } from './pace.ts';
import { VARIANTS, humansOf, measureVaried } from './varied.ts';

/**
 * Recorded runs of each dull policy, and of each type of player and variant: more of a game whose scores come in large steps, as medians of
 * a few runs jump between them.
 */
export function marginRuns({ game }: Pick<AnyPanel, 'game'>): number {
  return game.slug === 'cargo-runner' ? 60 : 10;
}

/** How far a game holds beyond its panel: for people with other limits, and against dull play. */
export interface Margins {
  readonly dull: ByAim<DullRecord>;
  readonly varied: Readonly<Record<string, VariedRecord>>;
}

/** What a variant's runs come to. */
export interface VariedRecord {
  /** Figures of `marginBands`, in their order. */
  readonly figures: readonly number[];
  readonly runs: Readonly<Record<PlayerType, readonly VariedRun[]>>;
}

interface VariedRun {
  readonly score: number;
  readonly seconds: number;
}

/** A value for each aim of a game's dull play. */
type ByAim<Value> = Readonly<Partial<Record<DullAim, Value>>>;

const AIMS = Object.keys(DULL_AIMS) as readonly DullAim[];

const seeds = (count: number) => Array.from({ length: count }, (_, index) => FIRST_SEED + index);

/** The bands that hold for other people too: medals and contents are set by the panel itself. */
export function marginBands(panel: AnyPanel): readonly Band[] {
  return [capBand, ...(panel.variedBands ?? panel.bands)];
}

/** The policies that a short search finds; `pnpm stress` searches longer. */
export function findDull(panel: AnyPanel, restarts = 3, searched = seeds(3)): ByAim<Policy> {
  return byAim(panel, (aim) => searchDull(panel, aim, { restarts, seeds: searched, seed: 1 }));
}

export function byAim<Value>({ dull }: Pick<AnyPanel, 'dull'>, valueOf: (aim: DullAim) => Value): ByAim<Value> {
  return Object.fromEntries((dull?.aims ?? AIMS).map((aim) => [aim, valueOf(aim)]));
}

/** Plays the runs of dull policies. */
export function playPolicies(panel: AnyPanel, policies: ByAim<Policy>): Margins['dull'] {
  return byAim(panel, (aim) => measureDull(panel, aim, policies[aim] ?? {}, seeds(marginRuns(panel))));
}

/** Plays the runs of all variants, and those of dull policies. */
export function measureMargins(panel: AnyPanel, policies: ByAim<Policy>): Margins {
  return {
    dull: playPolicies(panel, policies),
    varied: Object.fromEntries(
      Object.keys(VARIANTS).map((variant) => {
        const paces = measureVaried(panel, variant, marginRuns(panel), FIRST_SEED);
        return [variant, { figures: marginBands(panel).map(({ figure }) => figure(paces)), runs: runsOf(paces) }];
      }),
    ),
  };
}

function runsOf(paces: Paces): VariedRecord['runs'] {
  return byPlayerType((type) => paces[type].map(({ score, seconds }) => ({ score, seconds })));
}

/** Plays one run of a variant again. */
export function repeatVaried(panel: AnyPanel, variant: string, type: PlayerType, index: number): VariedRun {
  const { score, seconds } = measurePace(panel, type, FIRST_SEED + index, humansOf(variant)[type]);
  return { score, seconds };
}

/** The aims of a game's dull play, with what was found for each. */
export function dullOf(margins: Pick<Margins, 'dull'>): readonly [DullAim, DullRecord][] {
  return Object.entries(margins.dull) as [DullAim, DullRecord][];
}

/** Plays one run of a dull policy again. */
export function repeatDull(panel: AnyPanel, aim: DullAim, { policy }: DullRecord, index: number) {
  return playDull(panel, aim, policy, FIRST_SEED + index);
}

/** What a dull policy reaches, and what it must not exceed. */
export function dullBound(
  { runs }: Pick<DullRecord, 'runs'>,
  paces: Paces,
  aim: DullAim,
): { readonly figure: number; readonly most: number } {
  const figureOf = ({ seconds, score, reached = score }: Pace) => ({ score: reached, seconds })[aim];
  return { figure: dullFigure(runs, aim), most: median(paces[DULL_AIMS[aim]], figureOf) };
}
