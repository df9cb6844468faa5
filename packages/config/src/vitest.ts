import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { chromiumTestArgs, ensureTestBrowser } from './chromium.ts';

type TestOptions = NonNullable<ViteUserConfig['test']>;

/** Results that `npm test` adds up for its closing line. */
const reporters: ['default', ['json', { outputFile: string }]] = [
  'default',
  ['json', { outputFile: 'artifacts/vitest.json' }],
];

/** Long enough for the slowest machine that is to pass; no test waits for it. */
const TIMEOUT_MS = 300_000;

/** Other work may have the machine; what is looked for is seen at once. */
const PATIENT = { poll: { timeout: 60_000, interval: 10 } } as const;

/**
 * What Node loads, it loads itself, as in production: simulations then run at least twice as fast as through Vite's modules, where
 * every name that is imported is looked up at every use.
 */
const byNode: TestOptions = { experimental: { viteModuleRunner: false } };

/** For tests in Node that load what only Vite understands: pictures, JSX, texts without an import attribute. */
export const byVite: TestOptions = { experimental: { viteModuleRunner: true } };

/** Files of a package share what they load, and nothing else: what a test needs, it makes, and what it changes, it changes back. */
const SHARED: TestOptions = { isolate: false };

/** Preset for packages whose tests run in Node. */
export function nodeTests(test: TestOptions = {}): ViteUserConfig {
  return defineConfig({
    test: {
      reporters,
      include: ['src/**/*.test.{ts,tsx}'],
      testTimeout: TIMEOUT_MS,
      hookTimeout: TIMEOUT_MS,
      expect: PATIENT,
      ...byNode,
      ...SHARED,
      ...test,
    },
  });
}

/** Preset for tests that run in real Chromium: `*.browser.test.ts(x)`. */
export function browserProject(config: ViteUserConfig = {}): ViteUserConfig {
  const { test, ...rest } = config;
  return defineConfig({
    ...rest,
    test: {
      name: 'chromium',
      include: ['src/**/*.browser.test.{ts,tsx}'],
      testTimeout: TIMEOUT_MS,
      hookTimeout: TIMEOUT_MS,
      expect: PATIENT,
      ...test,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath: ensureTestBrowser(), args: [...chromiumTestArgs] },
        }),
        instances: [{ browser: 'chromium' }],
        ...test?.browser,
      },
    },
  });
}

/** Preset for packages with both kinds: Node tests, and Chromium tests by file name. */
export function nodeAndBrowserTests(browser: ViteUserConfig = {}, node: TestOptions = {}): ViteUserConfig {
  return defineConfig({
    test: {
      reporters,
      projects: [
        {
          test: {
            name: 'node',
            include: ['src/**/*.test.{ts,tsx}'],
            exclude: ['src/**/*.browser.test.{ts,tsx}'],
            testTimeout: TIMEOUT_MS,
            hookTimeout: TIMEOUT_MS,
            expect: PATIENT,
            ...byNode,
            ...SHARED,
            ...node,
          },
        },
        browserProject(browser),
      ],
    },
  });
}
