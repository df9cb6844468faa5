/** What a medal is made of: iron for a first evening, gold for what few ever do. */
export const MATERIALS = ['iron', 'silver', 'gold'] as const;

export type Material = (typeof MATERIALS)[number];

/** A medal for something that was done. */
export interface Commendation<Name extends string = string> {
  /** In texts, pictures and the database: unique among all games, and never given another meaning. */
  readonly name: Name;
  readonly material: Material;
  /** Not named before it is earned. */
  readonly secret?: true;
}

/** Awards a commendation; again is the same as once. */
export type Award<Name extends string = string> = (name: Name) => void;

/** Looks on while a run is simulated. What it awards follows from events and state alone, so everybody would award the same. */
export interface RunObserver<State, Event> {
  /** @param state as it is after the tick of the event */
  note(event: Event, state: State): void;
  /** Called once, with the final state. */
  end?(state: State): void;
}

/** The commendations of a game. */
export interface RunCommendations<State, Event> {
  /** The rules version with which they begin: runs by earlier rules earn none. */
  readonly since: number;
  readonly list: readonly Commendation[];
  /** A new observer for a new run. */
  readonly observe: (award: Award) => RunObserver<State, Event>;
}

/** Declares the commendations of a game. Only those in the list can be awarded. */
export function defineCommendations<State, Event, const Name extends string>(commendations: {
  readonly since: number;
  readonly list: readonly Commendation<Name>[];
  readonly observe: (award: Award<NoInfer<Name>>) => RunObserver<State, Event>;
}): RunCommendations<State, Event> {
  return commendations;
}

/** Collects the commendations of a run while it is simulated. */
export interface CommendationRecorder {
  /** Call after every tick. */
  readonly onTick: (run: { readonly state: unknown }, events: readonly unknown[]) => void;
  /** The names of what was earned, in the order of the list. Call once, at the end of the run. */
  readonly earned: (state: unknown) => readonly string[];
}

/** @param commendations of the game; undefined in games without any */
export function commendationRecorder(
  // oxlint-disable-next-line typescript/no-explicit-any -- existential: State and Event vary together
  commendations: RunCommendations<any, any> | undefined,
): CommendationRecorder {
  if (!commendations) return { onTick: () => undefined, earned: () => [] };
  const names = new Set<string>();
  const observer: RunObserver<unknown, unknown> = commendations.observe((name) => void names.add(name));
  return {
    onTick({ state }, events) {
      for (const event of events) observer.note(event, state);
    },
    earned(state) {
      observer.end?.(state);
      return commendations.list.map(({ name }) => name).filter((name) => names.has(name));
    },
  };
}
