import { constants } from 'node:fs';
import { open } from 'node:fs/promises';

/**
 * The text of a file from elsewhere.
 * @param maxBytes a larger file is refused before it is read
 * @throws {Error} also on what is no file, such as a device, which might never end
 */
export async function readTextFile(path: string, maxBytes: number): Promise<string> {
  // Without O_NONBLOCK, opening a pipe waits for somebody who writes to it.
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stat = await file.stat();
    if (!stat.isFile()) throw new Error(`${path} is not a file`);
    if (stat.size > maxBytes) throw new Error(`${path} is larger than ${maxBytes} bytes`);
    const { bytesRead, buffer } = await file.read(Buffer.alloc(stat.size), 0, stat.size, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}
