import { chromiumTestArgs, ensureTestBrowser } from '@star-seekers/config/chromium';
import { defineConfig } from 'playwright/test';

export default defineConfig({
  testDir: 'journeys',
  // Node strips the types itself; Playwright's own loader takes five seconds to rewrite the sources in a fresh clone.
  build: { external: ['**/*.ts'] },
  outputDir: 'artifacts/traces',
  // A flaky test is a bug, so there are no retries.
  retries: 0,
  // Each worker has a hub and a database of its own.
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  // Long enough for a busy machine; no test waits for a timeout.
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'artifacts/playwright.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // A test cannot intercept requests that a service worker answers; only the journey about it allows one.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    // Journeys about motion override this.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace makes every test 5 % slower; `--trace retain-on-failure` records one for each failed test.
    trace: 'off',
    launchOptions: { executablePath: ensureTestBrowser(), args: [...chromiumTestArgs] },
  },
});
