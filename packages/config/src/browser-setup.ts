/// <reference lib="dom" />
import { afterAll, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { watchFrames } from './frame-watch.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    giveUpBrowser(): Promise<void>;
  }
}

// Bound now, because a test may install a fake clock later.
watchFrames(
  {
    requestAnimationFrame: window.requestAnimationFrame.bind(window),
    setInterval: window.setInterval.bind(window),
  },
  () => void commands.giveUpBrowser(),
);

// Nobody looks at the page: in a transparent frame all is laid out, found and clicked as always, but not painted.
(window.frameElement as HTMLElement).style.opacity = '0';

// The browser tests of a package share one page, with the modules that it has loaded: each file leaves the page as it found it.
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
