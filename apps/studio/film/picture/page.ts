import oxanium from '@fontsource-variable/oxanium/files/oxanium-latin-wght-normal.woff2?url';
import { toBase64 } from '../../base64.ts';
import { FRAME_RATE, type ShotName, TEMPO, frameOf, shotAt } from '../timeline.ts';
import { finish } from './finish.ts';
import { HEIGHT, type Pen, WIDTH } from './frame.ts';
import { fetchMissing } from './images.ts';
import { FAMILY } from './lettering.ts';
import { PAINTERS } from './painters.ts';

const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
if (!context) throw new Error('This browser cannot draw.');
const pen: Pen = context;
document.fonts.add(await new FontFace(FAMILY, `url(${oxanium})`, { weight: '200 800' }).load());

/** Paints a frame, repeatedly while pictures are missing. */
async function paint(index: number): Promise<void> {
  const { name, from, to } = shotAt(index);
  const beat = (index / FRAME_RATE) * (TEMPO / 60) - from;
  do {
    pen.reset();
    pen.fillStyle = '#000';
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    PAINTERS[name]({ pen, index, beat: Math.max(0, beat), share: Math.min(1, Math.max(0, beat / (to - from))) });
  } while (await fetchMissing());
  finish(pen, index);
}

/** Higher than the quality of the film's own encoding. */
const QUALITY = 0.97;

async function send(): Promise<void> {
  await fetch('/frame', { method: 'POST', body: await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY }) });
}

/** Shots with slow and with fast motion. */
const CALM: ReadonlySet<ShotName> = new Set(['dark', 'dawn', 'mud', 'oni', 'ustur', 'die-lands', 'fleet', 'title']);
const FAST: ReadonlySet<ShotName> = new Set(['flyby', 'launch', 'jump']);

/**
 * The next frame to paint after one. Frames in between are blended from both, which is invisible in slow motion. The jolt at the
 * beginning of a shot and fast motion are painted frame by frame.
 */
function nextPainted(index: number): number {
  const { name, from } = shotAt(index);
  const beat = index / frameOf(1) - from;
  const step = FAST.has(name) ? 1 : CALM.has(name) && beat > 1 ? 3 : 2;
  for (let next = index + step; next > index + 1; next--) if (shotAt(next).name === name) return next;
  return index + 1;
}

function copyOf(): Pen {
  const copy = new OffscreenCanvas(WIDTH, HEIGHT).getContext('2d', { willReadFrequently: true, alpha: false });
  if (!copy) throw new Error('This browser cannot draw.');
  return copy;
}

/** Functions of this page that the command line calls. */
const film = {
  /** Sends frames in sequence to the command line. */
  async run(from: number, to: number): Promise<void> {
    const [before, after] = [copyOf(), copyOf()];
    await paint(from);
    await send();
    for (let index = from; index + 1 < to;) {
      const next = Math.min(nextPainted(index), to - 1);
      before.drawImage(canvas, 0, 0);
      await paint(next);
      after.drawImage(canvas, 0, 0);
      for (let between = index + 1; between < next; between++) {
        pen.drawImage(before.canvas, 0, 0);
        pen.globalAlpha = (between - index) / (next - index);
        pen.drawImage(after.canvas, 0, 0);
        pen.globalAlpha = 1;
        await send();
      }
      pen.drawImage(after.canvas, 0, 0);
      await send();
      index = next;
    }
  },
  /** One frame as PNG in base 64. */
  async still(index: number): Promise<string> {
    await paint(index);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return toBase64(new Uint8Array(await blob.arrayBuffer()));
  },
};

export type FilmPage = typeof film;

Object.assign(window, { film, ready: true });
