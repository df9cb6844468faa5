import { useSiteConfig } from '../../shell/site-config.ts';

/** The hub's own trailer, or the one that the operator configured: a video file or a Vimeo video. */
export type TrailerSource =
  | { readonly kind: 'own' }
  | { readonly kind: 'file'; readonly url: string }
  | { readonly kind: 'vimeo'; readonly videoId: string };

/**
 * The trailer to show; undefined until the site configuration has loaded or failed. A Vimeo id takes precedence over a file
 * (`P2.32`).
 */
export function useTrailerSource(): TrailerSource | undefined {
  const { data, isPending } = useSiteConfig();
  if (isPending) return undefined;
  const { vimeoId, videoUrl } = data?.trailer ?? {};
  if (vimeoId !== undefined) return { kind: 'vimeo', videoId: vimeoId };
  return videoUrl === undefined ? { kind: 'own' } : { kind: 'file', url: videoUrl };
}
