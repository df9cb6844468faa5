import { isShortcut } from '@star-seekers/ui/key-press';
import { useRef } from 'react';
import { findTyped, TYPEAHEAD_RESET_MS } from './typeahead.ts';

/**
 * Collects letters typed on a list.
 * @returns maps a key and the active index to the new active index; undefined if the key is not a letter
 */
export function useTypeahead(
  labels: readonly string[],
): (event: React.KeyboardEvent, from: number) => number | undefined {
  const lastInput = useRef({ text: '', at: -Infinity });
  return (event, from) => {
    const { key } = event;
    if (key.length !== 1 || isShortcut(event)) return undefined;
    const now = Date.now();
    const isContinuation = now - lastInput.current.at < TYPEAHEAD_RESET_MS && lastInput.current.text !== '';
    // A space selects, unless it is part of a name.
    if (key === ' ' && !isContinuation) return undefined;
    const text = isContinuation ? lastInput.current.text + key : key;
    lastInput.current = { text, at: now };
    const match = findTyped(labels, text, from);
    return match < 0 ? from : match;
  };
}
