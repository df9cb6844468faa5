/** Why a stage shows no game. */
export class StageError extends Error {
  override readonly name = 'StageError';

  static from(cause: unknown): StageError {
    if (cause instanceof StageError) return cause;
    return new StageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
