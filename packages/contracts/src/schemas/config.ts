import { z } from 'zod';

/** Where the hub can lead to outside itself. */
export const SITE_LINKS = ['iosApp', 'coloringBook', 'community', 'relatedGame', 'aboutIp', 'support'] as const;

export type SiteLink = (typeof SITE_LINKS)[number];

/** What the operator set, as far as the browser needs it. An unset link is absent and its card says so. */
export const configAnswer = z.object({
  links: z.partialRecord(z.enum(SITE_LINKS), z.url({ protocol: /^(?:https?|mailto)$/ })),
  /**
   * `videoUrl` is a path on this server, or an address that the server lets pages play from; `vimeoId` names a video on Vimeo and
   * comes first. Without either the hub's own is shown.
   */
  trailer: z.object({ videoUrl: z.string().optional(), vimeoId: z.string().regex(/^\d+$/).optional() }),
  payments: z.enum(['live', 'sandbox', 'off']),
  /** Version of the served build; another one than the page's means that a new version was deployed. */
  version: z.string(),
});

export type ConfigAnswer = z.infer<typeof configAnswer>;
