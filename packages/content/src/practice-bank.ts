/** The questions of practice runs with their answers; load them lazily. No ranked run asks any of them. */
export { practiceBank } from './practice-bank.gen.ts';
export * from './quiz-model.ts';
