import { chromiumPageArgs, ensureChromium } from '@star-seekers/config/chromium';
import { defineConfig } from 'playwright/test';

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'artifacts/traces',
  // A flaky test is a bug: nothing is tried twice.
  retries: 0,
  fullyParallel: false,
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'artifacts/playwright.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // A test can't stand between the page and the files that a service worker has kept; its own journey lets it in.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: ensureChromium(), args: [...chromiumPageArgs] },
  },
});
