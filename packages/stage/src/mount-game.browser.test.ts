import { Keyframes } from '@star-seekers/sim';
import type Phaser from 'phaser';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { DEFAULT_STAGE_SETTINGS, type StageSettings } from './game-view.ts';
import { BACKGROUND_COLOUR, SHIP_COLOUR, createDriftView } from './testing/drift-view.ts';
import { CENTRE, CORNER, type MountedDrift, coloursOf, mountDrift, nextFrame } from './testing/mount-drift.ts';
import { countLiveContexts, startCensus, takeCensus } from './testing/page-census.ts';
import { paintNothing } from './testing/paint-nothing.ts';
import { expectQuietConsole } from './testing/scene-test.ts';

beforeAll(startCensus);
const quiet = expectQuietConsole();

describe('mounting', () => {
  test('draws the scene, at another resolution too, and takes it off again', async () => {
    let detail: StageSettings['detail'] = 'full';
    const settings = () => ({ ...DEFAULT_STAGE_SETTINGS, detail });
    const { outcome, canvas, handle } = mountDrift(createDriftView(), { settings });
    expect(await outcome).toBe('ready');
    for (const next of ['full', 'reduced'] as const) {
      detail = next;
      handle.refresh();
      expect(await coloursOf(canvas(), [CENTRE, CORNER])).toEqual([SHIP_COLOUR, BACKGROUND_COLOUR]);
    }
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
    await cycle();
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
});

/** From now on the page gets no contexts of some kinds, though Phaser's probe got one. */
function refuseContexts(isRefused: (kind: string) => boolean): void {
  const { getContext } = HTMLCanvasElement.prototype;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function get(
    this: HTMLCanvasElement,
    kind: string,
    ...options: unknown[]
  ) {
    return isRefused(kind) ? null : (Reflect.apply(getContext, this, [kind, ...options]) as null);
  });
}

describe('graphics', () => {
  test('a WebGL context that is refused after the probe leaves the game to Canvas (G 9)', async () => {
    await mountDrift().destroy();
    refuseContexts((kind) => kind.includes('webgl'));
    const { outcome, canvas } = mountDrift();
    expect(await outcome).toBe('ready');
    expect(await coloursOf(canvas(), [CENTRE, CORNER])).toEqual([SHIP_COLOUR, BACKGROUND_COLOUR]);
  });

  test('without Canvas too, the game fails and may be tried again (G 9)', async () => {
    await mountDrift().destroy();
    refuseContexts(() => true);
    const { outcome, errors, destroy } = mountDrift();
    await outcome;
    expect(errors).toHaveLength(1);
    await destroy();
    vi.mocked(HTMLCanvasElement.prototype.getContext).mockRestore();
    expect(await mountDrift().outcome).toBe('ready');
  });

  test('a lost graphics context pauses the run, and the picture comes back with it', async () => {
    const { outcome, controller, canvas, handle } = mountDrift();
    await outcome;
    controller.play();
    const gl = canvas().getContext('webgl');
    const extension = gl?.getExtension('WEBGL_lose_context');
    extension?.loseContext();
    await expect.poll(() => controller.getSnapshot().phase).toBe('paused');
    await nextFrame();
    extension?.restoreContext();
    await expect.poll(() => gl?.isContextLost()).toBe(false);
    // The drawing buffer of a run that stands still holds its picture only in the frame that drew it.
    handle.refresh();
    await expect.poll(() => coloursOf(canvas(), [CENTRE, CORNER])).toEqual([SHIP_COLOUR, BACKGROUND_COLOUR]);
    controller.play();
    const { tick } = controller.state;
    await expect.poll(() => controller.state.tick).toBeGreaterThan(tick);
    expect(quiet.messages.splice(0)).toEqual([
      'WebGL Context lost. Renderer disabled',
      'WebGL Context restored. Renderer running again.',
    ]);
  });

  test('a graphics context that comes back is drawn', async () => {
    let drawn = 0;
    const settings = () => ({ ...DEFAULT_STAGE_SETTINGS, motion: 'reduced' as const });
    const view = createDriftView({ update: () => drawn++ });
    const { outcome, controller, canvas } = mountDrift(view, { settings });
    await outcome;
    controller.play();
    await nextFrame();
    controller.pause();
    for (let frame = 0; frame < 3; frame++) await nextFrame();
    const before = drawn;
    const extension = canvas().getContext('webgl')?.getExtension('WEBGL_lose_context');
    extension?.loseContext();
    await expect.poll(() => quiet.messages.length).toBe(1);
    expect(drawn).toBe(before);
    extension?.restoreContext();
    await expect.poll(() => drawn).toBe(before + 1);
    expect(quiet.messages.splice(0)).toHaveLength(2);
  });
});

describe('an end at any time', () => {
  paintNothing();

  test('destroyed at once, it never begins', async () => {
    const preload = vi.fn<() => void>();
    const { handle, errors } = mountDrift(createDriftView({ preload }));
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
    const { handle, errors } = mountDrift(
      createDriftView({ preload: (scene) => scene.load.image('slow', '/slow.png') }),
    );
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
    const first = mountDrift();
    await expect.poll(() => first.handle.canvas).toBeDefined();
    void first.handle.destroy();
    const second = mountDrift();
    for (let frame = 0; frame < 10; frame++) await nextFrame();
    expect(second.handle.canvas).toBeUndefined();
    decode();
    expect(await second.outcome).toBe('ready');
    expect(document.querySelectorAll('canvas')).toHaveLength(1);
  });

  test('gives the page its blur and focus handlers back', async () => {
    const [onblur, onfocus] = [vi.fn<() => void>(), vi.fn<() => void>()];
    Object.assign(window, { onblur, onfocus });
    const { outcome } = mountDrift();
    await outcome;
    expect([window.onblur, window.onfocus]).toEqual([onblur, onfocus]);
    Object.assign(window, { onblur: null, onfocus: null });
  });
});

describe('failures', () => {
  paintNothing();

  test('a file that does not load is told by its key, and nothing is built', async () => {
    const create = vi.fn<() => void>();
    const preload = (scene: Phaser.Scene) => {
      scene.load.image('nebula', '/no-such-file.png');
      scene.load.image('hull', '/no-such-file-either.png');
    };
    const { outcome } = mountDrift(createDriftView({ preload, create }));
    expect(await outcome).toMatchObject({ name: 'StageError', message: 'could not load hull, nebula' });
    expect(create).not.toHaveBeenCalled();
  });

  test('after a failure a new mount works', async () => {
    let attempts = 0;
    const preload = () => {
      attempts++;
      if (attempts === 1) throw new Error('the fuse is blown');
    };
    const view = createDriftView({ preload });
    const first = mountDrift(view);
    expect(await first.outcome).toMatchObject({ message: 'the fuse is blown' });
    await first.handle.destroy();
    expect(await mountDrift(view).outcome).toBe('ready');
  });

  test.each(['preload', 'create', 'update'] as const)(
    'an error in %s is told once and pauses the run',
    async (method) => {
      const fail = vi.fn<() => void>(() => {
        throw new Error('the fuse is blown');
      });
      const { outcome, controller, errors } = mountDrift(createDriftView({ [method]: fail }));
      controller.play();
      expect(await outcome).toMatchObject({ message: 'the fuse is blown' });
      for (let frame = 0; frame < 5; frame++) await nextFrame();
      expect([fail.mock.calls.length, errors.length]).toEqual([1, 1]);
      expect(controller.getSnapshot().phase).toBe('paused');
    },
  );

  test('an error while the scene is made is told too', async () => {
    const { outcome } = mountDrift({
      ...createDriftView(),
      createScene() {
        throw new TypeError('no such scene');
      },
    });
    expect(await outcome).toMatchObject({ name: 'StageError', message: 'no such scene' });
  });
});

describe('interruptions', () => {
  paintNothing();

  async function mountPlaying(): Promise<MountedDrift> {
    const mounted = mountDrift();
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
    const { outcome, controller } = mountDrift();
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
});

describe('effects', () => {
  paintNothing();

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
    const { outcome, controller } = mountDrift(view);
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
  paintNothing();

  test('steps, commands and tells the state of the game that is mounted', async () => {
    const { outcome, controller, handle } = mountDrift();
    await outcome;
    expect(window.__game?.seed).toBe(1);
    window.__game?.command({ button: 'right', down: true });
    window.__game?.step(3);
    expect(window.__game?.state()).toMatchObject({ tick: 3, x: 3 });
    const hash = window.__game?.hash();
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    controller.rewind(new Keyframes(controller.sim, controller.setup, controller.log), 0);
    expect(window.__game?.hash()).not.toBe(hash);
    await handle.destroy();
    expect(window.__game).toBeUndefined();
  });
});
