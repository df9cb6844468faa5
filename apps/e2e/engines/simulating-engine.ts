import { join } from 'node:path';
import type { GoldenFigures } from '@star-seekers/games/recorded-run';
import { build } from 'vite';
import type { EnginePage } from './engine-page.ts';

/** A JavaScript engine that replays recorded runs. */
export interface SimulatingEngine {
  figuresOfRun(file: string): Promise<GoldenFigures>;
  hashAt(file: string, tick: number): Promise<string>;
}

declare global {
  /** The bundle of all simulations. */
  var runFigures: SimulatingEngine;
}

/** All simulations as one classic script that defines `runFigures`. */
export async function bundleSimulations(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'run-figures.ts'), formats: ['iife'], name: 'runFigures' },
    },
  });
  const [bundle] = [built].flat();
  if (!bundle || !('output' in bundle)) throw new Error('the simulations could not be bundled');
  return bundle.output[0].code;
}

/** The engine of a browser. @param page an empty page, without a content security policy */
export async function engineOf(page: EnginePage, bundle: string): Promise<SimulatingEngine> {
  await page.evaluate((code) => {
    const script = document.createElement('script');
    script.textContent = code;
    document.head.append(script);
  }, bundle);
  return {
    figuresOfRun: async (file) => page.evaluate(async (text) => runFigures.figuresOfRun(text), file),
    hashAt: async (file, tick) => page.evaluate(async (text, at) => runFigures.hashAt(text, at), file, tick),
  };
}
