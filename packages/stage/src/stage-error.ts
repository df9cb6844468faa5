/** A stage that failed to load or to draw. */
export class StageError extends Error {
  override readonly name = 'StageError';
  /** The files that did not load, if any. */
  readonly missing: readonly string[];

  constructor(message: string, { missing = [], ...options }: ErrorOptions & { missing?: readonly string[] } = {}) {
    super(message, options);
    this.missing = missing;
  }

  static from(cause: unknown): StageError {
    if (cause instanceof StageError) return cause;
    return new StageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
