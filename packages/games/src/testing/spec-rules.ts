import { specFigures } from '@star-seekers/config/spec-figures';
import { expect, it } from 'vitest';

/** Tests the figures of a game against the table of `docs/spec`. @param group the ids before their dot: `G1` */
export function testFigures(group: Parameters<typeof specFigures>[0], figures: Readonly<Record<string, string>>): void {
  it('the figures are those of the specification', () => {
    expect(figures).toEqual(specFigures(group));
  });
}

/** Tests what scores are worth. @param id of the row of `docs/spec` that says so */
export function testPoints(
  id: string,
  pointsFromScore: (score: number) => number,
  cases: readonly (readonly [score: number, points: number])[],
): void {
  it.each(cases)(`a score of %i is worth %i points (${id})`, (score, points) => {
    expect(pointsFromScore(score)).toBe(points);
  });
}
