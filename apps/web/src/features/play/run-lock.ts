/**
 * Lets one tab at a time play a game (`docs/architecture.md`). Where the browser has no Web Locks (plain http on
 * another host than this machine) every tab gets it; the server still counts a run once.
 */
export interface RunLock {
  readonly held: boolean;
  /** Takes the lock if no other tab has it. */
  acquire(): Promise<boolean>;
  /** Takes the lock from whichever tab has it. */
  takeOver(): Promise<void>;
  release(): void;
}

/** How long the lock may take to come free: longer than a page needs to let go of it, shorter than a person notices. */
const PATIENCE_MS = 250;

/** Between two tries. However slow the device is, each try knows whether another tab has the lock. */
const RETRY_MS = 50;

/** @param onLost another tab took the lock over */
export function createRunLock(name: string, onLost: () => void): RunLock {
  const locks = (globalThis.navigator as Navigator | undefined)?.locks;
  let letGo: (() => void) | undefined;

  const request = async (options: LockOptions): Promise<boolean> => {
    if (letGo) return true;
    if (!locks) {
      letGo = () => undefined;
      return true;
    }
    return new Promise((resolve) => {
      let mine: (() => void) | undefined;
      locks
        .request(name, options, async (lock) => {
          if (!lock) return resolve(false);
          await new Promise<void>((end) => {
            letGo = mine = end;
            resolve(true);
          });
        })
        .catch(() => {
          // Rejected before it was granted: the browser refuses locks. Rejected afterwards: another tab took it.
          if (!mine) return resolve(false);
          if (letGo !== mine) return undefined;
          letGo = undefined;
          return onLost();
        });
    });
  };

  return {
    get held() {
      return letGo !== undefined;
    },
    async acquire() {
      const until = performance.now() + PATIENCE_MS;
      while (!(await request({ ifAvailable: true }))) {
        if (performance.now() >= until) return false;
        await new Promise((resolve) => {
          setTimeout(resolve, RETRY_MS);
        });
      }
      return true;
    },
    async takeOver() {
      await request({ steal: true });
    },
    release() {
      letGo?.();
      letGo = undefined;
    },
  };
}
