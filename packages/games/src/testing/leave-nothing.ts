import { afterAll, beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';

/* The test files of this package share one page: each leaves it as it found it. */

// `vitest-browser-react` does so only in the file that loads it first.
beforeEach(cleanup);

afterAll(async () => {
  await cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});
