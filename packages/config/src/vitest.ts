import { dirname, join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type Plugin, type ViteUserConfig } from 'vitest/config';
import { chromiumTestArgs, ensureTestBrowser } from './chromium.ts';
import { STOPPED_DRAWING } from './frame-watch.ts';

type TestOptions = NonNullable<ViteUserConfig['test']>;

/** The JSON report feeds the last line of `npm test`. */
const reporters: ['default', ['json', { outputFile: string }]] = [
  'default',
  ['json', { outputFile: 'artifacts/vitest.json' }],
];

/** Long enough for slow and busy machines; no test waits for a timeout. */
const PATIENT: TestOptions = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000, interval: 10 } },
};

const IN_NODE: TestOptions = {
  ...PATIENT,
  // Node loads modules itself, as in production. Vite's module runner resolves every imported name at every use, which makes
  // simulations at least twice as slow.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  // Much of what tests make is soon garbage: with more room for it from the start, it is collected less often.
  execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
  // Test files share loaded modules, and nothing else: each test creates its own state and restores what it changes.
  isolate: false,
};

/** For tests in Node that load what only Vite understands: pictures, JSX, texts without an import attribute. */
export const byVite: TestOptions = { experimental: { viteModuleRunner: true } };

/** Preset for packages whose tests run in Node. */
export function nodeTests(test: TestOptions = {}): ViteUserConfig {
  return defineConfig({
    test: {
      reporters,
      include: ['src/**/*.test.{ts,tsx}'],
      ...IN_NODE,
      ...test,
    },
  });
}

/** Ends this process and its browser; `npm test` then runs the package again. */
function giveUpBrowser(): never {
  console.error('A page of Chromium has stopped drawing.');
  process.exit(STOPPED_DRAWING);
}

type BundleOptions = NonNullable<NonNullable<ViteUserConfig['optimizeDeps']>['rolldownOptions']>;

/**
 * React for development, which warns, without what only its developer tools show: it keeps a stack trace of each element that is made and
 * a measurement of each that is rendered, a fifth of the processor time of a page.
 */
function withoutDebugInfo(code: string): string {
  return code
    .replaceAll('1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++', 'false')
    .replaceAll('console.createTask', 'undefined')
    .replaceAll('typeof console.timeStamp', "'undefined'");
}

/**
 * How dependencies are bundled for tests in Chromium. Vite would append the source maps to what it serves: 30 MB of Phaser and
 * icons for the page of each test file instead of 3 MB.
 */
const SMALL_BUNDLES: BundleOptions = {
  output: { minify: true },
  plugins: [
    {
      name: 'no-source-maps',
      generateBundle(_options, bundle) {
        for (const name of Object.keys(bundle)) if (name.endsWith('.map')) delete bundle[name];
      },
    },
    {
      name: 'no-debug-info-of-elements',
      transform: {
        filter: { id: /\/react(?:-dom)?\/cjs\/[\w-]+\.development\.js$/ },
        handler: withoutDebugInfo,
      },
    },
  ],
};

/** Vite makes a source map for each dependency that has none, several times its size. */
const DEPENDENCIES_AS_BUNDLED: Plugin = {
  name: 'dependencies-as-bundled',
  enforce: 'post',
  transform: { filter: { id: /\/deps\/[^/]+\.js/ }, handler: (code) => ({ code, map: { mappings: '' } }) },
};

/** `import name from './file?url'`, of which the art has hundreds: each would be a module of its own that exports an address. */
const ADDRESS = /^import (\w+) from '(\.[^']+)\?url';$/gm;

const ADDRESSES_IN_PLACE: Plugin = {
  name: 'addresses-in-place',
  enforce: 'pre',
  transform: {
    filter: { code: ADDRESS },
    handler: (code, id) =>
      code.replace(ADDRESS, (_, name: string, file: string) => `const ${name} = '/@fs${join(dirname(id), file)}';`),
  },
};

/** Preset for tests that run in real Chromium: `*.browser.test.ts(x)`. */
export function browserProject(config: ViteUserConfig = {}): ViteUserConfig {
  const { test, ...rest } = config;
  return defineConfig({
    ...rest,
    plugins: [rest.plugins, ADDRESSES_IN_PLACE, DEPENDENCIES_AS_BUNDLED],
    optimizeDeps: {
      ...rest.optimizeDeps,
      // A dependency found during a run would be bundled then, and the page loaded again under its tests: each package names its own.
      noDiscovery: true,
      // Vite bundles nothing, not even what Vitest needs, if nothing is named.
      include: ['vitest > expect-type', ...(rest.optimizeDeps?.include ?? [])],
      rolldownOptions: SMALL_BUNDLES,
    },
    test: {
      name: 'chromium',
      include: ['src/**/*.browser.test.{ts,tsx}'],
      ...PATIENT,
      // One page with what it has loaded for all files: a page of its own costs each of them a second.
      isolate: false,
      // They share the keyboard, the pointer and the graphics process.
      fileParallelism: false,
      ...test,
      setupFiles: [join(import.meta.dirname, 'browser-setup.ts'), ...[test?.setupFiles ?? []].flat()],
      browser: {
        enabled: true,
        commands: { giveUpBrowser },
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
            ...IN_NODE,
            ...node,
          },
        },
        browserProject(browser),
      ],
    },
  });
}
