/** The questions of ranked runs with their answers: for the dealer on the server, the sandbox and tests, never for the hub's browser code. */
export { quizBank } from './quiz-bank.gen.ts';
export { quizTranslations } from './quiz-translations.gen.ts';
export * from './quiz-model.ts';
