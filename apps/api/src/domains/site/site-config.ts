import type { ConfigAnswer, SiteLink } from '@star-seekers/contracts';
import { z } from 'zod';

/** Links and trailer configured by the operator. Unset ones are not offered. */
export type SiteConfig = Pick<ConfigAnswer, 'links' | 'trailer'>;

const contactAddress = z.url({ protocol: /^(?:https?|mailto)$/, error: 'must be an http(s):// or mailto: address' });

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional();

/** Environment variables of {@link SiteConfig}. */
export const siteEnvironment = {
  LINK_IOS_APP: webAddress,
  LINK_COLORING_BOOK: webAddress,
  LINK_COMMUNITY: webAddress,
  LINK_RELATED_GAME: webAddress,
  LINK_ABOUT_IP: webAddress,
  LINK_SUPPORT: contactAddress.optional(),
  TRAILER_URL: z
    .string()
    .refine((value) => /^\/(?!\/)/.test(value) || webAddress.safeParse(value).success, {
      error: 'must be a path on this server or an http(s):// address',
    })
    .optional(),
  TRAILER_VIMEO_ID: z
    .string()
    .regex(/^\d{1,15}$/, 'must be the number of a video on Vimeo')
    .optional(),
};

const VARIABLES: Readonly<Record<SiteLink, Exclude<keyof typeof siteEnvironment, 'TRAILER_URL' | 'TRAILER_VIMEO_ID'>>> =
  {
    iosApp: 'LINK_IOS_APP',
    coloringBook: 'LINK_COLORING_BOOK',
    community: 'LINK_COMMUNITY',
    relatedGame: 'LINK_RELATED_GAME',
    aboutIp: 'LINK_ABOUT_IP',
    support: 'LINK_SUPPORT',
  };

type SiteEnvironment = { readonly [Key in keyof typeof siteEnvironment]?: z.infer<(typeof siteEnvironment)[Key]> };

export function siteConfig(variables: SiteEnvironment): SiteConfig {
  const links = Object.entries(VARIABLES).flatMap(([link, variable]) => {
    const address = variables[variable];
    return address ? [[link, address]] : [];
  });
  return {
    links: Object.fromEntries(links) as SiteConfig['links'],
    trailer: {
      ...(variables.TRAILER_URL && { videoUrl: variables.TRAILER_URL }),
      ...(variables.TRAILER_VIMEO_ID && { vimeoId: variables.TRAILER_VIMEO_ID }),
    },
  };
}

/** Origin of Vimeo's player. */
const VIMEO_PLAYER = 'https://player.vimeo.com';

/** Foreign origins of the operator's videos or of their player. */
export function foreignOrigins({ trailer }: SiteConfig): Record<'mediaOrigins' | 'frameOrigins', readonly string[]> {
  return {
    mediaOrigins: trailer.videoUrl?.startsWith('http') ? [new URL(trailer.videoUrl).origin] : [],
    frameOrigins: trailer.vimeoId === undefined ? [] : [VIMEO_PLAYER],
  };
}
