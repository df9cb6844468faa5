/** Why a track could not be played (`P8.15`). Failures appear only in the console and in the player. */
export type MusicFailureKind =
  /** The download was aborted. */
  | 'aborted'
  /** The file could not be fetched. */
  | 'network'
  /** The file could not be decoded. */
  | 'decode'
  /** The browser does not support the format, or sound. */
  | 'unsupported'
  /** The browser requires a user gesture first. */
  | 'blocked'
  /** Loading took longer than ten seconds. */
  | 'timeout';

export class MusicFailure extends Error {
  readonly kind: MusicFailureKind;

  constructor(kind: MusicFailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
