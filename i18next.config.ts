import { defineConfig } from 'i18next-cli';

/** `i18next-cli lint` finds text that a person would see and that does not come from the translations. */
export default defineConfig({
  locales: ['en', 'de', 'es', 'fr', 'pt-BR', 'ja', 'ar'],
  extract: {
    input: ['{apps/web,apps/sandbox,packages/games}/src/**/*.{ts,tsx}'],
    ignore: ['**/*.test.{ts,tsx}', '**/testing/**'],
    output: 'apps/web/src/i18n/{{language}}/{{namespace}}.json',
  },
});
