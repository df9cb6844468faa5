import { chromiumPageArgs, ensureChromium } from '@star-seekers/config/chromium';
import type { EnginePage } from './engine-page.ts';
import { pathOf } from './installed-browsers.ts';
import { openPuppeteerPage } from './puppeteer-page.ts';
import { openWebKitPage } from './webkit-page.ts';

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

/** Starts each browser with an empty profile and one page. */
export const openBrowser: Readonly<Record<BrowserName, () => Promise<EnginePage>>> = {
  chromium: async () => openPuppeteerPage({ executablePath: ensureChromium(), args: [...chromiumPageArgs] }),
  firefox: async () =>
    openPuppeteerPage({
      browser: 'firefox',
      executablePath: pathOf('firefox'),
      // Without a graphics card Firefox offers no WebGL unless it is told to.
      extraPrefsFirefox: { 'webgl.force-enabled': true },
    }),
  webkit: openWebKitPage,
};
