import type { BuildEnvironmentOptions, CSSOptions } from 'vite';

/** What the hub and the archived player are built for. */
export const browsers: BuildEnvironmentOptions = {
  // Browsers from 2023 and 2024. For older ones `:dir()` would be compiled into slow lists of languages.
  cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
  // An inlined picture would need `data:` in the content security policy.
  assetsInlineLimit: 0,
};

export const readableClassNames: CSSOptions = { modules: { generateScopedName: '[name]__[local]--[hash:base64:5]' } };
