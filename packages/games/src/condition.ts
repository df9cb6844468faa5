import type { RunOptions } from '@star-seekers/sim';

/** One part of the conditions under which a game is played on a day, to be said in the player's language. */
export interface Condition {
  /** Of a text in the game's `texts/<language>/conditions.json`. */
  readonly key: string;
  /** What the text names; conditions among it are said first. */
  readonly values?: Readonly<Record<string, string | number | Condition>>;
}

/** What the `conditions.ts` of a game exports under this name: what its options mean. @throws {MalformedInput} on options that it has not */
export type ConditionsOf = (options: RunOptions) => readonly Condition[];

/** Three figures in their order, by the texts `order` and `figure`; nothing without an order. */
export function orderConditions(figures: readonly string[] | undefined): readonly Condition[] {
  if (!figures) return [];
  const [first, second, third] = figures.map((figure): Condition => ({ key: `figure.${figure}` }));
  return first && second && third ? [{ key: 'order', values: { first, second, third } }] : [];
}

/**
 * Conditions in one short line.
 * @param textOf a text of the game's `conditions.json` in the player's language
 */
export function conditionsLine(
  conditions: readonly Condition[],
  textOf: (key: string, values: Readonly<Record<string, string | number>>) => string,
): string {
  const say = ({ key, values = {} }: Condition): string => {
    const said = Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? say(value) : value]);
    return textOf(key, Object.fromEntries(said));
  };
  return conditions.map(say).join(' · ');
}
