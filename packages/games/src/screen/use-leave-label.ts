import { useTranslation } from 'react-i18next';
import type { GameHost } from './game-host.ts';

/** What the way out of a screen is called: it leads back to the day, the course or the dashboard. */
export function useLeaveLabel({ course, conditions }: Pick<GameHost, 'course' | 'conditions'>): string {
  const { t } = useTranslation('games');
  if (course) return t(`screen.course.${course.kind}.back`);
  return t(conditions?.toDay ? 'screen.conditions.toDay' : 'screen.back');
}
