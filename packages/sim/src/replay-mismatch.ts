/** A log that does not describe a finished run of the game. */
export class ReplayMismatch extends Error {
  override readonly name = 'ReplayMismatch';
}
