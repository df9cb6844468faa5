import type { ConfigAnswer, SiteLink } from '@star-seekers/contracts';
import { z } from 'zod';

/** Where the operator lets the hub lead to, and what it shows. Whatever is not set is not offered. */
export type SiteConfig = Pick<ConfigAnswer, 'links' | 'trailer'>;

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional();

/** The operator's variables for {@link SiteConfig}. */
export const siteEnvironment = {
  LINK_IOS_APP: webAddress,
  LINK_COLORING_BOOK: webAddress,
  LINK_COMMUNITY: webAddress,
  LINK_RELATED_GAME: webAddress,
  LINK_ABOUT_IP: webAddress,
  LINK_SUPPORT: webAddress,
  TRAILER_URL: z
    .string()
    .refine((value) => /^\/(?!\/)/.test(value) || webAddress.safeParse(value).success, {
      error: 'must be a path on this server or an http(s):// address',
    })
    .optional(),
};

const VARIABLES: Readonly<Record<SiteLink, Exclude<keyof typeof siteEnvironment, 'TRAILER_URL'>>> = {
  iosApp: 'LINK_IOS_APP',
  coloringBook: 'LINK_COLORING_BOOK',
  community: 'LINK_COMMUNITY',
  relatedGame: 'LINK_RELATED_GAME',
  aboutIp: 'LINK_ABOUT_IP',
  support: 'LINK_SUPPORT',
};

type SiteEnvironment = { readonly [Key in keyof typeof siteEnvironment]?: z.infer<(typeof siteEnvironment)[Key]> };

export function siteConfig(given: SiteEnvironment): SiteConfig {
  const links = Object.entries(VARIABLES).flatMap(([link, variable]) => {
    const address = given[variable];
    return address ? [[link, address]] : [];
  });
  return {
    links: Object.fromEntries(links) as SiteConfig['links'],
    trailer: given.TRAILER_URL ? { videoUrl: given.TRAILER_URL } : {},
  };
}

/** Origins other than this server's from which pages play the operator's videos. */
export function mediaOrigins({ trailer }: SiteConfig): readonly string[] {
  return trailer.videoUrl?.startsWith('http') ? [new URL(trailer.videoUrl).origin] : [];
}
