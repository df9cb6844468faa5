/** Input that is not a well-formed encoding. The message says what is wrong, never what was expected of a secret. */
export class MalformedInput extends Error {
  override readonly name = 'MalformedInput';
}

/** Appends bytes and variable-length integers. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  /** @param value 0 to 255 */
  byte(value: number): void {
    if (!Number.isInteger(value) || value < 0 || value > 0xff) throw new RangeError(`not a byte: ${value}`);
    this.#bytes.push(value);
  }

  /** Unsigned LEB128, seven bits a byte, least significant first. @param value whole number from 0 to 2³² − 1 */
  varint(value: number): void {
    if (!Number.isInteger(value) || value < 0 || value > 0xffff_ffff) {
      throw new RangeError(`not an unsigned 32-bit integer: ${value}`);
    }
    let rest = value;
    while (rest > 0x7f) {
      this.#bytes.push((rest & 0x7f) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes.push(rest);
  }

  /** Everything written so far, as a copy. */
  toBytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

/** Reads what a {@link ByteWriter} wrote. Every method throws {@link MalformedInput} on a bad or short input. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #position = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  byte(): number {
    const value = this.#bytes[this.#position];
    if (value === undefined) throw new MalformedInput('the input ends too early');
    this.#position++;
    return value;
  }

  /** Accepts only the shortest encoding of a number, so that equal logs have equal bytes. */
  varint(): number {
    let value = 0;
    let scale = 1;
    for (let index = 0; index < MAX_VARINT_BYTES; index++) {
      const byte = this.byte();
      value += (byte & 0x7f) * scale;
      if (byte <= 0x7f) {
        if (byte === 0 && index > 0) throw new MalformedInput('a number is not in its shortest form');
        if (value > 0xffff_ffff) throw new MalformedInput('a number is above 32 bits');
        return value;
      }
      scale *= 0x80;
    }
    throw new MalformedInput('a number is longer than 5 bytes');
  }

  /** @throws {MalformedInput} when bytes are left over */
  end(): void {
    if (this.#position !== this.#bytes.length) throw new MalformedInput('bytes follow the end of the input');
  }
}

const MAX_VARINT_BYTES = 5;
