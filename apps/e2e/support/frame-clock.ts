import type { Page } from 'playwright';

/** A page with a controlled clock. */
interface FrameClockPage {
  readonly frameClock: {
    freeze(): void;
    isFrozen(): boolean;
    frame(ms: number): void;
    answered(): Promise<void>;
    picture(ms: number, type: PictureType): string;
  };
}

type PictureType = 'jpeg' | 'png';

/** A long frame, but short enough for the fixed step to simulate all of it. */
const FRAME_MS = 80;

/** After {@link freezeTime}, this page gets frames only from {@link passFrames} and {@link nextFrame}. Call before the page opens. */
export async function installFrameClock(page: Page): Promise<void> {
  await page.addInitScript(frameClock);
}

export async function freezeTime(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as FrameClockPage).frameClock.freeze());
}

/** Advances the time in frames of 80 ms and a last shorter one. What the page sends meanwhile is answered within the frame. */
export async function passFrames(page: Page, ms: number): Promise<void> {
  await page.evaluate(
    async ([whole, longest]) => {
      const { frameClock: time } = window as unknown as FrameClockPage;
      for (let left = whole; left > 0; left -= longest) {
        time.frame(Math.min(left, longest));
        await time.answered();
      }
    },
    [ms, FRAME_MS] as const,
  );
}

/** Lets so much time pass: at once where it is frozen, else by itself. */
export async function letPass(page: Page, ms: number): Promise<void> {
  const isFrozen = await page.evaluate(
    () => (window as unknown as Partial<FrameClockPage>).frameClock?.isFrozen() ?? false,
  );
  if (isFrozen) await passFrames(page, ms);
  else await page.evaluate(async (real) => new Promise((resolve) => void setTimeout(resolve, real)), ms);
}

/**
 * Draws one frame.
 * @param ms its duration
 * @returns the picture of the canvas
 */
export async function nextFrame(page: Page, ms: number, type: PictureType): Promise<Buffer> {
  const picture = await page.evaluate(
    ([passed, as]) => (window as unknown as FrameClockPage).frameClock.picture(passed, as),
    [ms, type] as const,
  );
  return Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
}

/** Runs in the page. */
function frameClock(): void {
  const real = { frame: requestAnimationFrame.bind(window), now: performance.now.bind(performance) };
  let frozen: number | undefined;
  const pending = new Map<number, FrameRequestCallback>();
  let last = 1_000_000;
  const now = () => frozen ?? real.now();
  const start = Date.now() - real.now();
  performance.now = now;
  Date.now = () => start + now();
  window.requestAnimationFrame = (callback) => {
    const id = ++last;
    pending.set(id, callback);
    if (frozen === undefined) real.frame(() => run(id));
    return id;
  };
  window.cancelAnimationFrame = (id) => void pending.delete(id);
  const run = (id: number) => {
    const callback = pending.get(id);
    pending.delete(id);
    callback?.(now());
  };
  const frame = (ms: number) => {
    frozen = now() + ms;
    const due = [...pending.keys()];
    for (const id of due) run(id);
  };
  // Chunks of a run: stored, then sent, then answered. One that is not answered soon never is, as on a page without a network.
  const PATIENCE_MS = 500;
  let waiting = 0;
  let isLost = false;
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...values) {
    waiting++;
    this.transaction.addEventListener('complete', () => waiting--);
    return put.apply(this, values);
  };
  const PageSocket = window.WebSocket;
  window.WebSocket = class extends PageSocket {
    #unanswered = 0;
    constructor(...address: ConstructorParameters<typeof WebSocket>) {
      super(...address);
      // The first message answers nothing.
      this.addEventListener('message', () => this.#count(this.#unanswered > 0 ? -1 : 0));
      this.addEventListener('close', () => this.#count(-this.#unanswered));
    }
    override send(data: Parameters<WebSocket['send']>[0]): void {
      this.#count(1);
      super.send(data);
    }
    #count(change: number): void {
      waiting += change;
      this.#unanswered += change;
    }
  };
  const answered = async (until = real.now() + (isLost ? 0 : PATIENCE_MS)): Promise<void> => {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    isLost = waiting > 0;
    return isLost && real.now() < until ? answered(until) : undefined;
  };
  Object.assign(window, {
    frameClock: {
      answered,
      freeze: () => (frozen = real.now()),
      isFrozen: () => frozen !== undefined,
      frame,
      picture(ms: number, type: PictureType) {
        frame(ms);
        // In the same task as the drawing, because the browser clears the buffer afterwards.
        return document.querySelector('canvas')?.toDataURL(`image/${type}`, 0.94) ?? '';
      },
    },
  });
}
