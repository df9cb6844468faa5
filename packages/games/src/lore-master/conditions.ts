import { QUIZ_THEMES, type QuizTheme } from '@star-seekers/content/quiz-themes';
import { type RunOptions, choiceIn, dayRng, drawChoice } from '@star-seekers/sim';
import type { Condition } from '../condition.ts';
import { listing } from './listing.ts';

/** The theme of a day (`G4.39`): another one than yesterday's. */
export function drawConditions(seed: number, yesterday?: RunOptions): RunOptions {
  return { theme: drawChoice(dayRng(seed, listing.id), QUIZ_THEMES.length, yesterday?.theme) };
}

/** What many questions of a run are about; undefined without a theme. @throws {MalformedInput} if there is no such theme */
export function themeOf(options: RunOptions | undefined): QuizTheme | undefined {
  const theme = choiceIn(options, 'theme', QUIZ_THEMES.length);
  return theme === undefined ? undefined : QUIZ_THEMES[theme];
}

/** The theme. */
export function conditionsOf(options: RunOptions): readonly Condition[] {
  const theme = themeOf(options);
  return theme === undefined ? [] : [{ key: 'day', values: { theme: { key: `theme.${theme}` } } }];
}
