import { useCallback, useState } from 'react';
import type { Notice } from './ui/notices.tsx';

let lastId = 0;

/** The messages of the sandbox, newest last; a repeated message replaces the earlier one. */
export function useNotices() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const say = useCallback((notice: Omit<Notice, 'id'>) => {
    lastId++;
    const next = { ...notice, id: lastId };
    setNotices((last) => [...last.filter(({ text }) => text !== notice.text), next].slice(-8));
  }, []);
  const dismiss = useCallback((id: number) => setNotices((last) => last.filter((notice) => notice.id !== id)), []);
  return { notices, say, dismiss };
}

export type Say = ReturnType<typeof useNotices>['say'];
