/// <reference lib="dom" />
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
