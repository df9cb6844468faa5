/**
 * A sealed player runs in a frame without an origin, where a picture of this server is one of another site: WebGL draws it only if it was asked
 * for as such. Players that were sealed before do not ask, so their page does.
 */
export const FRAME_SCRIPT = `(() => {
  const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    ...source,
    set(url) {
      this.crossOrigin ??= 'anonymous';
      source.set.call(this, url);
    },
  });
})();
`;

/** The page of a sealed player, with the {@link FRAME_SCRIPT} before its own. @param script address of that */
export function framedPage(html: string, script: string): string {
  return html.replace(/<head>/i, `<head><script src="${script}"></script>`);
}

/**
 * The content security policy of a sealed build: it runs without an origin, so it has neither cookies nor storage of this hub and no way into the
 * page around it, and it reaches nothing but its own files.
 * @param files addresses under which its files and the script of its frame are
 */
export function sealedPolicy(files: readonly string[]): string {
  const own = files.join(' ');
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `font-src ${own}`,
    `img-src ${own} data: blob:`,
    `media-src ${own} blob:`,
    `connect-src ${own} data: blob:`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
