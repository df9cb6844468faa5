import { useSiteConfig } from '../../shell/site-config.ts';

/** The hub's own trailer; or what the operator set: a file that the browser plays itself, or a video on Vimeo. */
export type TrailerSource =
  | { readonly kind: 'own' }
  | { readonly kind: 'file'; readonly url: string }
  | { readonly kind: 'vimeo'; readonly videoId: string };

/**
 * Which trailer is shown: undefined until the server has told, null when it does not. Vimeo comes first, since its number is set
 * only to be used (`rulings.md`, open points).
 */
export function useTrailerSource(): TrailerSource | null | undefined {
  const { data, isError } = useSiteConfig();
  if (!data) return isError ? null : undefined;
  const { vimeoId, videoUrl } = data.trailer;
  if (vimeoId !== undefined) return { kind: 'vimeo', videoId: vimeoId };
  return videoUrl === undefined ? { kind: 'own' } : { kind: 'file', url: videoUrl };
}
