import { QUIZ_THEMES, type QuizTheme } from '@star-seekers/content/quiz-themes';
import { type RunOptions, choiceIn } from '@star-seekers/sim';
import type { Condition } from '../condition.ts';
import { THEMES } from './rules.ts';

/** What many questions of a run are about; undefined without a theme. @throws {MalformedInput} if there is no such theme */
export function themeOf(options: RunOptions | undefined): QuizTheme | undefined {
  const theme = choiceIn(options, 'theme', THEMES);
  return theme === undefined ? undefined : QUIZ_THEMES[theme];
}

/** The theme. */
export function conditionsOf(options: RunOptions): readonly Condition[] {
  const theme = themeOf(options);
  return theme === undefined ? [] : [{ key: 'day', values: { theme: { key: `theme.${theme}` } } }];
}
