import type { Plugin } from 'vite';

/**
 * Lets what is seen first come first: styles, letters and the sky are small, and the scripts, which are not, would share the line
 * with them. The server does the same with those that it names (`apps/api/src/platform/web/page-head.ts`).
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
