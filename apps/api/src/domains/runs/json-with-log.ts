const EMPTY = '"log":""';

/**
 * JSON as bytes, with the log of a run, up to half a megabyte, in its place. A log has the characters of base64url and dots alone, so it is
 * copied as it is: nothing in it is to be escaped, and each character is a byte.
 * @param json with an empty `log`
 */
export function jsonWithLog(json: string, log: string): Buffer {
  const at = json.indexOf(EMPTY) + EMPTY.length - 1;
  const [before, after] = [Buffer.from(json.slice(0, at)), Buffer.from(json.slice(at))];
  const bytes = Buffer.allocUnsafe(before.length + log.length + after.length);
  before.copy(bytes);
  bytes.write(log, before.length, 'latin1');
  after.copy(bytes, before.length + log.length);
  return bytes;
}
