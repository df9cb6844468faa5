import type { JoinedParts } from '@star-seekers/stream';

/** Joined parts of a run, up to half a megabyte, to be sent on: the main thread reads nothing of them. */
export interface PackedParts {
  /** In Latin-1. */
  readonly log: Uint8Array;
  /** JSON. */
  readonly begins: string;
}

export function unpackedParts({ log, begins }: PackedParts): JoinedParts {
  return { log: Buffer.from(log).toString('latin1'), begins: JSON.parse(begins) as number[] };
}

const EMPTY = '"log":""';

/**
 * JSON as bytes, with the log of a run in its place. A log has the characters of base64url and dots alone, so it is put there as it is:
 * nothing in it is to be escaped, and each character is a byte.
 * @param json with an empty `log`
 * @param log its pieces
 * @returns pieces to be sent one after the other, because a copy of the log would take milliseconds
 */
export function jsonWithLog(json: string, log: readonly Uint8Array[]): readonly Uint8Array[] {
  const at = json.indexOf(EMPTY) + EMPTY.length - 1;
  return [Buffer.from(json.slice(0, at)), ...log, Buffer.from(json.slice(at))];
}
