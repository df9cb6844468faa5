import { type CodexPlace, codex, findInCodex } from '@star-seekers/content/codex';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

export interface ShownPlace extends CodexPlace {
  /** The address names it; else it is where the codex begins. */
  readonly chosen: boolean;
}

/** The place that the fragment of the address names (`/ss-ip#anvil`); the beginning when it names none. */
export function useCodexPlace(): ShownPlace {
  const { hash } = useLocation();
  const named = findInCodex(decodeFragment(hash));
  if (named) return { ...named, chosen: true };
  const [entry] = codex;
  if (!entry) throw new Error('The codex has no entries.');
  return { entry, chosen: false };
}

/** Leads eye and focus to a place when it is opened by its address or a link. Going back leads to where the page was, not to it. */
export function useGoToPlace({ entry, section, chosen }: ShownPlace): void {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const arrived = useRef(false);
  const anchor = section?.anchor ?? entry.id;

  useEffect(() => {
    const returning = arrived.current && navigation === NavigationType.Pop;
    arrived.current = true;
    const target = chosen && !returning ? document.querySelector<HTMLElement>(`#${CSS.escape(anchor)}`) : null;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'start' });
  }, [key, anchor, chosen, navigation]);
}

/** What follows the `#`; a broken escape names nothing. */
function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
