import { z } from 'zod';

/** Links from the hub to other sites. */
export const SITE_LINKS = ['iosApp', 'coloringBook', 'community', 'relatedGame', 'aboutIp', 'support'] as const;

export type SiteLink = (typeof SITE_LINKS)[number];

/** The operator's settings that the browser needs. An unset link is absent, and its card shows that. */
export const configAnswer = z.object({
  links: z.partialRecord(z.enum(SITE_LINKS), z.url({ protocol: /^(?:https?|mailto)$/ })),
  /**
   * `videoUrl` is a path on this server or a URL that the content security policy allows. `vimeoId` takes precedence. With neither,
   * the hub plays its built-in trailer.
   */
  trailer: z.object({ videoUrl: z.string().optional(), vimeoId: z.string().regex(/^\d+$/).optional() }),
  payments: z.enum(['live', 'sandbox', 'off']),
  /**
   * Games that the hub has no more and whose runs can still be watched, with their names in English. Absent without any. `card` is the
   * same name, for pages of builds that had two.
   */
  formerGames: z
    .array(z.object({ id: z.int().min(1), slug: z.string(), card: z.string(), screen: z.string() }))
    .optional(),
  /** Version of the served build. If it differs from the page's, a new version was deployed. */
  version: z.string(),
});

export type ConfigAnswer = z.infer<typeof configAnswer>;
