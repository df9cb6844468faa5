import type { GameHost, HostedCourse } from '@star-seekers/games/game-host';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useVisitorHost } from '../play/use-visitor-host.ts';

/** What the hub gives to a game's screen that is played on the course of a recorded run. */
export function useCourseHost(gameId: number, course: HostedCourse): GameHost {
  const navigate = useNavigate();
  const host = useVisitorHost(gameId);
  return useMemo(
    () => ({
      ...host,
      practiceOnly: true,
      course,
      tryNext: null,
      leave: () => void navigate(course.backHref),
    }),
    [host, course, navigate],
  );
}
