/** The questions of practice runs with their answers; load them lazily. Ranked runs use none of them. */
export { practiceBank } from './practice-bank.gen.ts';
export { practiceTranslations } from './practice-translations.gen.ts';
export * from './quiz-model.ts';
