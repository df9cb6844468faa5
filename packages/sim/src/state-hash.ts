/**
 * A 64-bit hash of plain JSON data as 16 hexadecimal digits. Object keys are taken in sorted order and numbers by their
 * exact 64 bits, so equal states have equal hashes in every engine. Two 32-bit lanes with murmur-style mixing; it finds
 * differences, it does not resist an adversary.
 * @throws {TypeError} on anything that is not plain data: functions, undefined, class instances, NaN, infinities
 */
export function hashState(value: unknown): string {
  const lanes = { high: 0x243f6a88, low: 0x85a308d3 };
  hashValue(lanes, value, 'state');
  return hex(finish(lanes.high ^ lanes.low)) + hex(finish((lanes.low + Math.imul(lanes.high, 0x9e3779b1)) | 0));
}

interface Lanes {
  high: number;
  low: number;
}

const TAG = { null: 1, true: 2, false: 3, number: 4, string: 5, array: 6, object: 7 } as const;

const scratch = new DataView(new ArrayBuffer(8));

function hashValue(lanes: Lanes, value: unknown, path: string): void {
  switch (typeof value) {
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`${path} is ${value}`);
      mix(lanes, TAG.number);
      // -0 and 0 compare equal and behave equally in every rule, so they hash equally.
      scratch.setFloat64(0, value === 0 ? 0 : value);
      mix(lanes, scratch.getInt32(0));
      mix(lanes, scratch.getInt32(4));
      return;
    case 'boolean':
      mix(lanes, value ? TAG.true : TAG.false);
      return;
    case 'string':
      hashText(lanes, value);
      return;
    case 'object':
      if (value === null) mix(lanes, TAG.null);
      else if (Array.isArray(value)) hashArray(lanes, value, path);
      else hashObject(lanes, value, path);
      return;
    case 'bigint':
    case 'function':
    case 'symbol':
    case 'undefined':
      throw new TypeError(`${path} is a ${typeof value}, which is not plain data`);
  }
}

function hashText(lanes: Lanes, text: string): void {
  mix(lanes, TAG.string);
  mix(lanes, text.length);
  for (let index = 0; index < text.length; index++) mix(lanes, text.charCodeAt(index));
}

function hashArray(lanes: Lanes, items: readonly unknown[], path: string): void {
  mix(lanes, TAG.array);
  mix(lanes, items.length);
  for (let index = 0; index < items.length; index++) hashValue(lanes, items[index], `${path}[${index}]`);
}

function hashObject(lanes: Lanes, object: object, path: string): void {
  const prototype: unknown = Object.getPrototypeOf(object);
  if (prototype !== Object.prototype && prototype !== null) throw new TypeError(`${path} is not a plain object`);
  const keys = Object.keys(object).toSorted();
  mix(lanes, TAG.object);
  mix(lanes, keys.length);
  for (const key of keys) {
    hashText(lanes, key);
    hashValue(lanes, (object as Record<string, unknown>)[key], `${path}.${key}`);
  }
}

function mix(lanes: Lanes, word: number): void {
  lanes.high = Math.imul(rotate(lanes.high ^ Math.imul(word, 0xcc9e2d51), 15), 0x1b873593) + lanes.low;
  lanes.high |= 0;
  lanes.low = Math.imul(rotate(lanes.low ^ Math.imul(word, 0x85ebca6b), 13), 5) + 0xe6546b64 + lanes.high;
  lanes.low |= 0;
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

function finish(word: number): number {
  let mixed = word ^ (word >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}
