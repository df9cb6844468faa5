/** One track of an MP4 file. */
export interface Mp4Track {
  /** Name of its codec: `avc1`, `mp4a`. */
  readonly coding: string;
  readonly seconds: number;
  /** Number of pictures or sound packets. */
  readonly samples: number;
  /** Encoded bytes of all samples. */
  readonly payload: Uint8Array;
}

/** A box of the container. */
interface Box {
  readonly name: string;
  readonly at: number;
  readonly content: DataView;
}

/** The boxes of an MP4 file, or of the content of a box, in order. */
export function boxesOf(file: Uint8Array | DataView): Box[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= view.byteLength;) {
    const short = view.getUint32(at);
    const [head, size] = short === 1 ? [16, Number(view.getBigUint64(at + 8))] : [8, short || view.byteLength - at];
    boxes.push({
      name: nameAt(view, at + 4),
      at,
      content: new DataView(view.buffer, view.byteOffset + at + head, size - head),
    });
    at += size;
  }
  return boxes;
}

/** A track of an MP4 file by its kind. @throws Error when the file has none */
export function mp4Track(file: Uint8Array, kind: 'vide' | 'soun'): Mp4Track {
  for (const { name, content } of boxesOf(inside(boxesOf(file), 'moov'))) {
    if (name !== 'trak') continue;
    const media = boxesOf(inside(boxesOf(content), 'mdia'));
    if (nameAt(inside(media, 'hdlr'), 8) !== kind) continue;
    const header = inside(media, 'mdhd');
    const long = header.getUint8(0) === 1;
    const [scale, length] = long
      ? [header.getUint32(20), Number(header.getBigUint64(24))]
      : [header.getUint32(12), header.getUint32(16)];
    const table = boxesOf(inside(boxesOf(inside(media, 'minf')), 'stbl'));
    const samples = inside(table, 'stsz').getUint32(8);
    return {
      coding: nameAt(inside(table, 'stsd'), 12),
      seconds: length / scale,
      samples,
      payload: payloadOf(file, table),
    };
  }
  throw new Error(`the file has no track of the kind ${kind}`);
}

/** The bytes of all samples of a track, found by its tables of sizes and offsets. */
function payloadOf(file: Uint8Array, table: readonly Box[]): Uint8Array {
  const sizes = inside(table, 'stsz');
  const places = inside(table, 'stco');
  const runs = inside(table, 'stsc');
  const parts: Uint8Array[] = [];
  let [sample, run] = [0, 0];
  for (let chunk = 0; chunk < places.getUint32(4); chunk++) {
    if (run + 1 < runs.getUint32(4) && runs.getUint32(8 + (run + 1) * 12) === chunk + 1) run++;
    let at = places.getUint32(8 + chunk * 4);
    for (let left = runs.getUint32(12 + run * 12); left > 0; left--) {
      const size = sizes.getUint32(4) || sizes.getUint32(12 + sample * 4);
      parts.push(file.subarray(at, at + size));
      at += size;
      sample++;
    }
  }
  const payload = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    payload.set(part, at);
    at += part.length;
  }
  return payload;
}

function inside(boxes: readonly Box[], name: string): DataView {
  const found = boxes.find((box) => box.name === name);
  if (!found) throw new Error(`the file has no box ${name}`);
  return found.content;
}

const nameAt = (view: DataView, at: number) =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));
