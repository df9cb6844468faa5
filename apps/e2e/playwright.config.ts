import { chromiumTestArgs, ensureTestBrowser } from '@star-seekers/config/chromium';
import { defineConfig } from 'playwright/test';

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'artifacts/traces',
  // A flaky test is a bug: nothing is tried twice.
  retries: 0,
  // Each worker has a hub and a database of its own.
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  // Nothing waits for these: they are how long a machine that is busy with other work may take.
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'artifacts/playwright.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // A test can't stand between the page and the files that a service worker has kept; its own journey lets it in.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    // Journeys that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs every test a twentieth more; the flag `--trace retain-on-failure` keeps all that the page held.
    trace: 'off',
    launchOptions: { executablePath: ensureTestBrowser(), args: [...chromiumTestArgs] },
  },
});
