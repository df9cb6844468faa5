import { useSiteConfig } from '../../shell/site-config.ts';

/** The hub's own trailer; or what the operator set: a file that the browser plays itself, or a video on Vimeo. */
export type TrailerSource =
  | { readonly kind: 'own' }
  | { readonly kind: 'file'; readonly url: string }
  | { readonly kind: 'vimeo'; readonly videoId: string };

/**
 * Which trailer is shown; undefined until the server has told, or could not. Vimeo comes first, since its number is set only to be
 * used (`P2.32`).
 */
export function useTrailerSource(): TrailerSource | undefined {
  const { data, isPending } = useSiteConfig();
  if (isPending) return undefined;
  const { vimeoId, videoUrl } = data?.trailer ?? {};
  if (vimeoId !== undefined) return { kind: 'vimeo', videoId: vimeoId };
  return videoUrl === undefined ? { kind: 'own' } : { kind: 'file', url: videoUrl };
}
