import type { I18nextToolkitConfig } from 'i18next-cli';
import { languages } from './apps/web/src/i18n/languages.ts';

/** `i18next-cli lint` finds text that a person would see and that does not come from the translations. */
export default {
  locales: languages.map(({ tag }) => tag),
  extract: {
    input: ['{apps/web,apps/sandbox,packages/{games,stage}}/src/**/*.{ts,tsx}'],
    ignore: ['**/*.test.{ts,tsx}', '**/testing/**'],
    output: 'apps/web/src/i18n/{{language}}/{{namespace}}.json',
  },
} satisfies I18nextToolkitConfig;
