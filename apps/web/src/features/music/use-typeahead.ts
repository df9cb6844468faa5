import { useRef } from 'react';
import { findTyped, TYPEAHEAD_RESET_MS } from './typeahead.ts';

/**
 * Collects what is typed on a list.
 * @returns takes a pressed key and the entry that is marked now; gives the entry to mark, or undefined when the key is no letter
 */
export function useTypeahead(
  labels: readonly string[],
): (event: React.KeyboardEvent, from: number) => number | undefined {
  const typed = useRef({ text: '', at: -Infinity });
  return ({ key, ctrlKey, metaKey, altKey }, from) => {
    if (key.length !== 1 || ctrlKey || metaKey || altKey) return undefined;
    const now = Date.now();
    const goesOn = now - typed.current.at < TYPEAHEAD_RESET_MS && typed.current.text !== '';
    // A space chooses, unless it is within a name.
    if (key === ' ' && !goesOn) return undefined;
    const text = goesOn ? typed.current.text + key : key;
    typed.current = { text, at: now };
    const found = findTyped(labels, text, from);
    return found < 0 ? from : found;
  };
}
