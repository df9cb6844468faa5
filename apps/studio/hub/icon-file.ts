const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * Packs one PNG as an ICO file, for clients that request `/favicon.ico` without reading the page.
 * @param size side of the picture in pixels, below 256
 */
export function iconFile(png: Uint8Array, size: number): Uint8Array {
  const file = new Uint8Array(HEADER_BYTES + ENTRY_BYTES + png.length);
  const view = new DataView(file.buffer);
  const icon = 1;
  view.setUint16(2, icon, true);
  const pictures = 1;
  view.setUint16(4, pictures, true);
  view.setUint8(6, size);
  view.setUint8(7, size);
  const planes = 1;
  view.setUint16(10, planes, true);
  const bitsPerPixel = 32;
  view.setUint16(12, bitsPerPixel, true);
  view.setUint32(14, png.length, true);
  view.setUint32(18, HEADER_BYTES + ENTRY_BYTES, true);
  file.set(png, HEADER_BYTES + ENTRY_BYTES);
  return file;
}
