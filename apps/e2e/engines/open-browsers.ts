import { chromiumPageArgs, ensureChromium } from '@star-seekers/config/chromium';
import type { EnginePage } from './engine-page.ts';
import { pathOf } from './installed-browsers.ts';
import { openPuppeteerPage } from './puppeteer-page.ts';
import { onVirtualScreen } from './virtual-screen.ts';
import { openWebKitPage } from './webkit-page.ts';

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

/** Starts each browser with an empty profile and one page. */
export const openBrowser: Readonly<Record<BrowserName, () => Promise<EnginePage>>> = {
  chromium: async () => openPuppeteerPage({ executablePath: ensureChromium(), args: [...chromiumPageArgs] }),
  firefox: async () =>
    onVirtualScreen((env) =>
      openPuppeteerPage({ browser: 'firefox', executablePath: pathOf('firefox'), headless: false, env }),
    ),
  webkit: async () => onVirtualScreen(openWebKitPage),
};
