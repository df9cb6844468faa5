import { afterAll, beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { DEFAULT_SETTINGS, updateSettings } from '../features/settings/settings-store.ts';
import { queryClient } from '../shell/query-client.ts';
import { takeToasts } from '../ui/toast.ts';

/* The test files of this package share one page: each leaves it as it found it. */

// `vitest-browser-react` does so only in the file that loads it first.
beforeEach(cleanup);

afterAll(async () => {
  await cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  updateSettings(DEFAULT_SETTINGS);
  takeToasts();
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
});
