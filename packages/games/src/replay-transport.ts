import { MalformedInput, fromBase64Url, toBase64Url } from '@star-seekers/sim';

/**
 * A command log on its way to the server: deflated, then base64url. Uses only what browsers and Node share, so both ends
 * run the same code.
 */

/** Largest command log that is unpacked, in bytes; a bigger one is refused while it is being inflated. */
export const MAX_INFLATED_BYTES = 512 * 1024;

/** The text that carries `bytes` in a score call. */
export async function packReplay(bytes: Uint8Array): Promise<string> {
  const deflated = await collect(through(bytes, new CompressionStream('deflate-raw')), Number.POSITIVE_INFINITY);
  return toBase64Url(deflated);
}

/**
 * The bytes that {@link packReplay} packed.
 * @throws {MalformedInput} on anything else, or when they inflate to more than {@link MAX_INFLATED_BYTES}
 */
export async function unpackReplay(text: string): Promise<Uint8Array> {
  try {
    return await collect(through(fromBase64Url(text), new DecompressionStream('deflate-raw')), MAX_INFLATED_BYTES);
  } catch (cause) {
    if (cause instanceof MalformedInput) throw cause;
    throw new MalformedInput('the replay is not deflated base64url', { cause });
  }
}

function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): ReadableStream<Uint8Array> {
  return new Blob([bytes.slice()]).stream().pipeThrough(stream);
}

async function collect(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // With a reader: Safari's streams can't be iterated.
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > limit) {
      await reader.cancel();
      throw new MalformedInput(`the replay inflates to more than ${limit} bytes`);
    }
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
