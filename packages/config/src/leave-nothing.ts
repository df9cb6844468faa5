/// <reference lib="dom" />
import { afterAll, vi } from 'vitest';

// The browser tests of a package share one page, with the modules that it has loaded: each file leaves the page as it found it.
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
