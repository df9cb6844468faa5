/** The part of a keyboard event that says which key it is, of the DOM or of React. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'getModifierState'
>;

/**
 * Whether a key press belongs to the browser or the system. Those that type a character do not: AltGr, which Windows reports as Ctrl and
 * Alt, and Option with a sign on macOS.
 */
export function isShortcut(event: KeyPress): boolean {
  if (event.metaKey) return true;
  if (event.getModifierState('AltGraph')) return false;
  return event.ctrlKey || (event.altKey && !isSign(event.key));
}

/**
 * Finds what a key does by what it types, in lower case, or by its name (`ArrowLeft`). A key that types neither a Latin letter nor a digit also
 * stands for the letter or digit in its place: on AZERTY digits need Shift, and other scripts have no Latin letters.
 * @returns undefined for {@link isShortcut shortcuts} too
 */
export function lookUpKey<Value>(values: Readonly<Record<string, Value>>, event: KeyPress): Value | undefined {
  if (isShortcut(event)) return undefined;
  const { key, code } = event;
  const isCharacter = key.length === 1;
  const typed = isCharacter ? key.toLowerCase() : key;
  const isPlain = !event.shiftKey && !event.altKey && !event.getModifierState('AltGraph');
  const place = isCharacter && isPlain && isSign(key) ? /^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code)?.[1] : undefined;
  return values[typed] ?? (place === undefined ? undefined : values[place.toLowerCase()]);
}

/** A character that is neither a Latin letter, nor a digit, nor a space. */
function isSign(key: string): boolean {
  return key.length === 1 && !/[a-z\d ]/i.test(key);
}
