/** Why a stage shows no game. */
export class StageError extends Error {
  override readonly name = 'StageError';
  /** The files that did not load, if that is why. */
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
