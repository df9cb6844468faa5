/** Packages whose tests in Node ask for nothing else: they share one run (`together/vitest.config.ts`). */
export const SMALL_PACKAGES = [
  'art',
  'audio',
  'config',
  'content',
  'contracts',
  'sim',
  'stage',
  'stream',
  'stripe-sandbox',
  'ui',
] as const;
