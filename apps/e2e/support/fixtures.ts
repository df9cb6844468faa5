import { type BrowserContext, test as base } from 'playwright/test';
import { isDriverNoise } from './driver-noise.ts';
import { expect } from './expect.ts';
import { type Hub, startHub } from './hub.ts';
import type { Sandbox } from './sandbox.ts';
import { markTrailerSeen } from './trailer.ts';

const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

interface WorkerFixtures {
  hub: Hub;
  sandbox: Sandbox;
}

interface TestFixtures {
  /** Console messages that a test expects, such as the browser's message about a provoked 401. */
  allowedConsole: RegExp[];
  /** Whether this device has seen the trailer, so that Enter Hub skips it. */
  trailerSeen: boolean;
  /** Whether WebGL and 2D canvases draw. */
  draws: boolean;
  /** Whether sound files are decoded. */
  decodes: boolean;
  /** Whether sound is played. */
  sounds: boolean;
}

/** Playwright's `test` with one hub per worker, and one sandbox if a test asks for it; a console error or an unhandled rejection in any page fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  hub: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are wanted from this pattern
    async ({}, use) => {
      const hub = await startHub();
      await use(hub);
      await hub.stop();
    },
    { scope: 'worker' },
  ],
  // Here, because another `test` would start another worker with a hub and a browser of its own.
  sandbox: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const { startSandbox } = await import('./sandbox.ts');
      const sandbox = await startSandbox();
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  allowedConsole: async ({}, use) => use([]),
  trailerSeen: [true, { option: true }],
  draws: [false, { option: true }],
  decodes: [false, { option: true }],
  sounds: [false, { option: true }],
  baseURL: async ({ hub }, use) => use(hub.url),
  context: async ({ context, hub, allowedConsole, trailerSeen, draws, decodes, sounds }, use) => {
    if (trailerSeen) await context.addInitScript(markTrailerSeen);
    await spareWork(context, { draws, decodes, sounds });
    const problems: string[] = [];
    context.on('console', (message) => {
      const text = message.text();
      if (!['error', 'warning'].includes(message.type()) || isDriverNoise(text) || text.includes(BLOCKED_WORKER))
        return;
      if (!allowedConsole.some((allowed) => allowed.test(text))) problems.push(`${message.type()}: ${text}`);
    });
    context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
    await use(context);
    await hub.runClock();
    // A mocked response may still be in flight when the test ends.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    expect(problems, 'the console stays clean').toEqual([]);
  },
});

export { expect };

/** Leaves out what takes long and is not looked at: software rendering, as journeys do not check pixels, decoding minutes of sound, and playing it. */
export async function spareWork(
  context: BrowserContext,
  { draws = false, decodes = false, sounds = false } = {},
): Promise<void> {
  if (!draws) await context.addInitScript(drawNothing);
  if (!decodes) await context.addInitScript(decodeNothing);
  if (!sounds) await context.addInitScript(playNothing);
  await context.addInitScript(paintNothing);
}

/**
 * What is transparent is laid out, found, hit and read by screen readers as always, but not painted. Checks by axe see it as it is.
 */
function paintNothing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 !important }');
  document.adoptedStyleSheets.push(sheet);
}

function drawNothing(): void {
  const ofWebGl = ['clear', 'drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced', 'texImage2D'];
  // Of these textures are made.
  const ofCanvas = ['drawImage', 'putImageData', 'fill', 'fillRect', 'fillText', 'stroke', 'strokeRect', 'strokeText'];
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    for (const call of ofWebGl) if (call in prototype) Object.assign(prototype, { [call]: () => undefined });
  }
  const { prototype } = CanvasRenderingContext2D;
  for (const call of ofCanvas) {
    const draw = Reflect.get(prototype, call) as (...given: unknown[]) => void;
    Object.assign(prototype, {
      [call](this: CanvasRenderingContext2D, ...given: unknown[]) {
        // axe draws letters and reads them: without a pixel it takes every text for an icon, which has no contrast.
        if (this.getContextAttributes().willReadFrequently === true) draw.apply(this, given);
      },
    });
  }
  const decode = createImageBitmap;
  Object.assign(window, { createImageBitmap: async () => decode(new ImageData(1, 1)) });
}

/** Sound never starts, as before the first gesture of a player: a graph that plays silence works all the time too. */
function playNothing(): void {
  const Playing = AudioContext;
  window.AudioContext = class extends Playing {
    constructor(options?: AudioContextOptions) {
      super(options);
      void super.suspend();
    }
    override async resume(): Promise<void> {
      return Promise.resolve();
    }
  };
}

/** Each sound file is two minutes of a tone, longer than any track. What is too short for a sound file fails. */
function decodeNothing(): void {
  const [sampleRate, lengthS, amplitude, leastBytes] = [8000, 120, 0.1, 1024];
  const { decodeAudioData } = BaseAudioContext.prototype;
  Object.assign(BaseAudioContext.prototype, {
    async decodeAudioData(this: BaseAudioContext, file: ArrayBuffer) {
      if (file.byteLength < leastBytes) return decodeAudioData.call(this, file);
      const buffer = new AudioBuffer({ length: sampleRate * lengthS, sampleRate });
      const samples = buffer.getChannelData(0);
      for (let index = 0; index < samples.length; index++) samples[index] = index % 20 < 10 ? amplitude : -amplitude;
      return buffer;
    },
  });
}
