import type Phaser from 'phaser';
import { afterEach, beforeAll, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { DRIFT_CANVAS, SHIP_COLOUR, createDriftView } from './testing/drift-view.ts';
import { type MountedDrift, coloursOf, mountDrift, nextFrame } from './testing/mount-drift.ts';
import { countLiveContexts, startCensus, takeCensus } from './testing/page-census.ts';

const BACKGROUND = [16, 32, 64];
const CENTRE = [0.5, 0.5] as const;
const CORNER = [0.05, 0.05] as const;

const open: MountedDrift[] = [];
let consoleCalls: MockInstance[];

function mount(...options: Parameters<typeof mountDrift>): MountedDrift {
  const mounted = mountDrift(...options);
  open.push(mounted);
  return mounted;
}

beforeAll(startCensus);

beforeEach(() => {
  consoleCalls = (['warn', 'error', 'log'] as const).map((method) => vi.spyOn(console, method));
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((mounted) => mounted.destroy()));
  expect(consoleCalls.flatMap(({ mock }) => mock.calls)).toEqual([]);
  vi.restoreAllMocks();
});

describe('mounting', () => {
  test('draws the scene and takes it off again', async () => {
    const { outcome, canvas, handle } = mount();
    expect(await outcome).toBe('ready');
    expect(await coloursOf(canvas(), [CENTRE, CORNER])).toEqual([[...SHIP_COLOUR], BACKGROUND]);
    await handle.destroy();
    expect(document.querySelectorAll('canvas')).toHaveLength(0);
    expect(handle.canvas).toBeUndefined();
  });

  test('leaves nothing behind', async () => {
    const cycle = async () => {
      const { outcome, destroy } = mountDrift();
      expect(await outcome).toBe('ready');
      await destroy();
    };
    await cycle();
    const before = takeCensus();
    for (let count = 0; count < 20; count++) await cycle();
    expect(takeCensus()).toEqual(before);
    expect(countLiveContexts()).toBeLessThanOrEqual(1);
  });

  test('keeps nothing of a game in memory', async () => {
    // Drawing a texture leaves the game in a camera that all games share.
    const create = (scene: Phaser.Scene) => scene.add.graphics().fillRect(0, 0, 8, 8).generateTexture('square', 8, 8);
    const mountOnce = async () => {
      const { outcome, canvas, destroy } = mountDrift(createDriftView({ create }));
      await outcome;
      const trace = new WeakRef(canvas());
      await destroy();
      return trace;
    };
    const trace = await mountOnce();
    await nextFrame();
    await cdp().send('HeapProfiler.collectGarbage');
    expect(trace.deref()).toBeUndefined();
  });

  test('destroyed at once, it never begins', async () => {
    const preload = vi.fn<() => void>();
    const { handle, errors } = mount(createDriftView({ preload }));
    await handle.destroy();
    expect(document.querySelectorAll('canvas')).toHaveLength(0);
    expect([preload.mock.calls, errors]).toEqual([[], []]);
  });

  test('destroyed while it boots, it goes in peace', async () => {
    const before = takeCensus();
    const { handle, errors, destroy } = mountDrift();
    await expect.poll(() => handle.canvas, { interval: 1 }).toBeDefined();
    await destroy();
    expect(errors).toEqual([]);
    expect(takeCensus()).toEqual(before);
  });

  test('destroyed while its files load, it goes in peace', async () => {
    const { promise: requested, resolve } = Promise.withResolvers<string>();
    const session = cdp();
    session.on('Fetch.requestPaused', ({ requestId }) => resolve(requestId));
    await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/slow.png' }] });
    const { handle, errors } = mount(createDriftView({ preload: (scene) => scene.load.image('slow', '/slow.png') }));
    const requestId = await requested;
    await handle.destroy();
    await session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    await session.send('Fetch.disable');
    await nextFrame();
    expect(errors).toEqual([]);
  });

  test('waits until the game before it is gone', async () => {
    // Phaser boots until its built-in pictures are decoded: they are held back here.
    const { promise: decoded, resolve: decode } = Promise.withResolvers<void>();
    const setSource = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')?.set;
    vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function hold(
      this: HTMLImageElement,
      source,
    ) {
      void decoded.then(() => setSource?.call(this, source));
    });
    const first = mount();
    await expect.poll(() => first.handle.canvas).toBeDefined();
    void first.handle.destroy();
    const second = mount();
    for (let frame = 0; frame < 10; frame++) await nextFrame();
    expect(second.handle.canvas).toBeUndefined();
    decode();
    expect(await second.outcome).toBe('ready');
    expect(document.querySelectorAll('canvas')).toHaveLength(1);
  });

  test('gives the page its blur and focus handlers back', async () => {
    const [onblur, onfocus] = [vi.fn<() => void>(), vi.fn<() => void>()];
    Object.assign(window, { onblur, onfocus });
    const { outcome } = mount();
    await outcome;
    expect([window.onblur, window.onfocus]).toEqual([onblur, onfocus]);
    Object.assign(window, { onblur: null, onfocus: null });
  });
});

describe('failures', () => {
  test('a file that does not load is told by its key, and nothing is built', async () => {
    const create = vi.fn<() => void>();
    const preload = (scene: Phaser.Scene) => {
      scene.load.image('nebula', '/no-such-file.png');
      scene.load.image('hull', '/no-such-file-either.png');
    };
    const { outcome } = mount(createDriftView({ preload, create }));
    expect(await outcome).toMatchObject({ name: 'StageError', message: 'could not load nebula, hull' });
    expect(create).not.toHaveBeenCalled();
  });

  test('after a failure a new mount works', async () => {
    let attempts = 0;
    const preload = () => {
      attempts++;
      if (attempts === 1) throw new Error('the fuse is blown');
    };
    const view = createDriftView({ preload });
    const first = mount(view);
    expect(await first.outcome).toMatchObject({ message: 'the fuse is blown' });
    await first.handle.destroy();
    expect(await mount(view).outcome).toBe('ready');
  });

  test.each(['preload', 'create', 'update'] as const)(
    'an error in %s is told once and pauses the run',
    async (method) => {
      const fail = vi.fn<() => void>(() => {
        throw new Error('the fuse is blown');
      });
      const { outcome, controller, errors } = mount(createDriftView({ [method]: fail }));
      controller.play();
      expect(await outcome).toMatchObject({ message: 'the fuse is blown' });
      for (let frame = 0; frame < 5; frame++) await nextFrame();
      expect([fail.mock.calls.length, errors.length]).toEqual([1, 1]);
      expect(controller.getSnapshot().phase).toBe('paused');
    },
  );

  test('an error while the scene is made is told too', async () => {
    const { outcome } = mount({
      ...createDriftView(),
      createScene() {
        throw new TypeError('no such scene');
      },
    });
    expect(await outcome).toMatchObject({ name: 'StageError', message: 'no such scene' });
  });
});

describe('size', () => {
  test.each([
    { box: [192, 128], shown: [192, 128], at: [0, 0] },
    { box: [300, 128], shown: [192, 128], at: [54, 0] },
    { box: [192, 300], shown: [192, 128], at: [0, 86] },
    { box: [96, 300], shown: [96, 64], at: [0, 118] },
  ])('in $box the picture keeps its ratio and stands in the middle', async ({ box, shown, at }) => {
    const { outcome, host, canvas } = mount();
    await outcome;
    Object.assign(host.style, { width: `${box[0]}px`, height: `${box[1]}px` });
    const place = () => {
      const { width, height, left, top } = canvas().getBoundingClientRect();
      return [width, height, left, top].map(Math.round);
    };
    await expect.poll(place).toEqual([...shown, ...at]);
    expect(await coloursOf(canvas(), [CENTRE, CORNER])).toEqual([[...SHIP_COLOUR], BACKGROUND]);
  });

  test.each([
    { pixelRatio: 1, width: 96, resolution: 1 },
    { pixelRatio: 1.5, width: 96, resolution: 1.5 },
    { pixelRatio: 3, width: 96, resolution: 2 },
    { pixelRatio: 1, width: 400, resolution: 2 },
  ])(
    'at $pixelRatio pixels and a width of $width it is drawn at $resolution×',
    async ({ pixelRatio, width, resolution }) => {
      vi.spyOn(window, 'devicePixelRatio', 'get').mockReturnValue(pixelRatio);
      const { outcome, canvas } = mount(createDriftView(), { width, height: 400 });
      await outcome;
      expect([canvas().width, canvas().height]).toEqual([
        DRIFT_CANVAS.width * resolution,
        DRIFT_CANVAS.height * resolution,
      ]);
      // The ship covers a third of the width, so this is inside it only when the camera follows the resolution.
      const insideShip = [0.5 - 0.15, 0.5] as const;
      const outsideShip = [0.5 - 0.19, 0.5] as const;
      expect(await coloursOf(canvas(), [insideShip, outsideShip])).toEqual([[...SHIP_COLOUR], BACKGROUND]);
    },
  );

  test('follows the window to a screen with other pixels', async () => {
    const pixelRatio = vi.spyOn(window, 'devicePixelRatio', 'get').mockReturnValue(1);
    const { outcome, canvas } = mount(createDriftView(), { width: 96, height: 64 });
    await outcome;
    expect(canvas().width).toBe(96);
    pixelRatio.mockReturnValue(2);
    await expect.poll(() => canvas().width).toBe(192);
    expect(await coloursOf(canvas(), [CENTRE, CORNER])).toEqual([[...SHIP_COLOUR], BACKGROUND]);
  });

  test('keeps text sharp', async () => {
    const labels: Phaser.GameObjects.Text[] = [];
    const { outcome, host } = mount(createDriftView({ create: (scene) => labels.push(scene.add.text(0, 0, 'far')) }));
    await outcome;
    const [label] = labels;
    expect(label?.style.resolution).toBe(2);
    Object.assign(host.style, { width: '96px', height: '64px' });
    await expect.poll(() => label?.style.resolution).toBe(1);
  });

  test('a stage without a size waits for one', async () => {
    const { outcome, host, canvas } = mount(createDriftView(), { width: 0, height: 0 });
    expect(await outcome).toBe('ready');
    Object.assign(host.style, { width: '192px', height: '128px' });
    await expect.poll(() => canvas().getBoundingClientRect().width).toBe(192);
  });
});

describe('interruptions', () => {
  async function mountPlaying(): Promise<MountedDrift> {
    const mounted = mount();
    await mounted.outcome;
    mounted.controller.play();
    return mounted;
  }

  test('a window that loses the focus pauses the run', async () => {
    const { controller } = await mountPlaying();
    window.dispatchEvent(new Event('blur'));
    expect(controller.getSnapshot().phase).toBe('paused');
  });

  test('a run does not begin while the player is elsewhere', async () => {
    const { outcome, controller } = mount();
    await outcome;
    const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    window.dispatchEvent(new Event('blur'));
    controller.play({ withCountdown: true });
    expect(controller.getSnapshot().phase).toBe('paused');
    hasFocus.mockReturnValue(true);
    window.dispatchEvent(new Event('focus'));
    controller.play({ withCountdown: true });
    expect(controller.getSnapshot().phase).toBe('countdown');
  });

  test('a hidden page pauses the run, in its countdown too', async () => {
    const { controller, handle } = await mountPlaying();
    const hidden = vi.spyOn(document, 'hidden', 'get');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(controller.getSnapshot().phase).toBe('playing');
    hidden.mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(controller.getSnapshot().phase).toBe('paused');
    handle.resume();
    expect(controller.getSnapshot().phase).toBe('countdown');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(controller.getSnapshot().phase).toBe('paused');
  });

  test('a lost graphics context pauses the run, and the picture comes back with it', async () => {
    const warnings: unknown[] = [];
    vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(text));
    const { controller, canvas } = await mountPlaying();
    const gl = canvas().getContext('webgl');
    const extension = gl?.getExtension('WEBGL_lose_context');
    extension?.loseContext();
    await expect.poll(() => controller.getSnapshot().phase).toBe('paused');
    await nextFrame();
    extension?.restoreContext();
    await expect.poll(() => gl?.isContextLost()).toBe(false);
    await expect.poll(() => coloursOf(canvas(), [CENTRE, CORNER])).toEqual([[...SHIP_COLOUR], BACKGROUND]);
    controller.play();
    const { tick } = controller.state;
    await expect.poll(() => controller.state.tick).toBeGreaterThan(tick);
    expect(warnings).toEqual([
      'WebGL Context lost. Renderer disabled',
      'WebGL Context restored. Renderer running again.',
    ]);
    for (const spy of consoleCalls) spy.mockClear();
  });
});

describe('effects', () => {
  test('stand still while the run is paused, and go on', async () => {
    const positions: number[] = [];
    const alive: number[] = [];
    let ship: Phaser.GameObjects.Image;
    let sparks: Phaser.GameObjects.Particles.ParticleEmitter;
    let rings = 0;
    const view = createDriftView({
      create(scene) {
        ship = scene.add.image(0, 0, 'ship');
        scene.tweens.add({ targets: ship, x: 10_000, duration: 100_000 });
        scene.time.addEvent({ delay: 1, loop: true, callback: () => rings++ });
        sparks = scene.add.particles(0, 0, 'ship', { lifespan: 100_000, frequency: 1, maxAliveParticles: 1000 });
      },
      update() {
        positions.push(ship.x);
        alive.push(sparks.getAliveParticleCount());
      },
    });
    const { outcome, controller } = mount(view);
    await outcome;
    const moves = () => {
      positions.length = 0;
      return expect.poll(() => (positions.at(-1) ?? 0) - (positions[0] ?? 0));
    };
    controller.play();
    await moves().toBeGreaterThan(0);
    expect(rings).toBeGreaterThan(0);
    controller.pause();
    await nextFrame();
    await nextFrame();
    const before = [ship!.x, rings, sparks!.getAliveParticleCount()];
    for (let frame = 0; frame < 10; frame++) await nextFrame();
    expect([ship!.x, rings, sparks!.getAliveParticleCount()]).toEqual(before);
    controller.play();
    await moves().toBeGreaterThan(0);
  });
});

describe('the hook for tests', () => {
  test('steps, commands and tells the state of the game that is mounted', async () => {
    const { outcome, controller, handle } = mount();
    await outcome;
    expect(window.__game?.seed).toBe(1);
    window.__game?.command({ button: 'right', down: true });
    window.__game?.step(3);
    expect(window.__game?.state()).toMatchObject({ tick: 3, x: 3 });
    const hash = window.__game?.hash();
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    controller.rewind(controller.log, 0);
    expect(window.__game?.hash()).not.toBe(hash);
    await handle.destroy();
    expect(window.__game).toBeUndefined();
  });
});
