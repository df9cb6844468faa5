/** Why music could not be heard (`P8.15`). None of them is more than a line in the console and a quiet word in the player. */
export type MusicFailureKind =
  /** The browser gave up the download. */
  | 'aborted'
  /** The file did not come. */
  | 'network'
  /** The file is not what it should be. */
  | 'decode'
  /** The browser plays no such file, or no sound at all. */
  | 'unsupported'
  /** The browser wants a click first. */
  | 'blocked'
  /** It took longer than ten seconds. */
  | 'timeout';

export class MusicFailure extends Error {
  readonly kind: MusicFailureKind;

  constructor(kind: MusicFailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
