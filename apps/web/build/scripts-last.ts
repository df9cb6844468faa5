import type { Plugin } from 'vite';

/**
 * Gives scripts a low fetch priority, so that they do not delay the styles, fonts and background of the first view. The server does
 * the same for the scripts that it preloads (`apps/api/src/platform/web/page-head.ts`).
 */
export function scriptsLast(): Plugin {
  return {
    name: 'star-seekers:scripts-last',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, (tag) => `${tag} fetchpriority="low"`),
    },
  };
}
