/** The last migration of the last version that is deployed anywhere. To be moved on with each release. */
export const LAST_RELEASED = '0029-verifying-by';

/**
 * Names of migrations that take something away, such as `0034-drop-faction-totals-after-0031`: versions that know migration `0031` do not use it
 * any more. All other migrations only add (`docs/recipes/add-a-migration.md`).
 */
export const CONTRACTING = /-after-(\d{4})$/;

/** Which of the migrations that have been run take away what a version uses that knows others. */
export function contractionsUnknownTo(known: readonly string[], run: readonly string[]): string[] {
  return run.filter((name) => {
    const [, unusedSince] = CONTRACTING.exec(name) ?? [];
    return unusedSince !== undefined && !known.includes(name) && !known.some((other) => other.startsWith(unusedSince));
  });
}
