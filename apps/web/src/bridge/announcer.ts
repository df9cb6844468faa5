import { createContext, useContext, useEffect } from 'react';

/** Says a text to screen readers, and nothing if it was the last one. */
export const Announcer = createContext<(text: string) => void>(() => undefined);

/** Says a text to screen readers when it is shown or changes. Undefined: nothing. */
export function useAnnouncement(text: string | undefined): void {
  const announce = useContext(Announcer);
  useEffect(() => {
    if (text !== undefined) announce(text);
  }, [text, announce]);
}
