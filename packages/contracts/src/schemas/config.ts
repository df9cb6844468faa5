import { z } from 'zod';

/** What the operator set, as far as the browser needs it. An unset link is absent and its card says so. */
export const configAnswer = z.object({
  links: z.partialRecord(
    z.enum(['iosApp', 'coloringBook', 'community', 'relatedGame', 'aboutIp', 'support']),
    z.url({ protocol: /^https?$/ }),
  ),
  trailer: z.object({ vimeoId: z.string().optional() }),
  payments: z.enum(['live', 'sandbox', 'off']),
  /** Version of the served build; another one than the page's means that a new version was deployed. */
  version: z.string(),
});

export type ConfigAnswer = z.infer<typeof configAnswer>;
