/** What a key has that an input method takes, also the Enter that Safari reports when the composition has ended. */
const TAKEN_BY_INPUT_METHOD = 229;

const FIELDS = 'input, textarea, [contenteditable]';

/**
 * Keeps the keys of an input method from every handler of the page: its arrows choose a word, its Enter takes one, its Escape drops it.
 * The browser still acts on them.
 * @returns stops it
 */
export function keepCompositionsPrivate(): () => void {
  const onKey = (event: KeyboardEvent) => {
    // Elsewhere than in a field nothing is composed, and games go by `code`.
    const isInField = event.target instanceof Element && event.target.matches(FIELDS);
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells Safari's late Enter from another one
    if (event.isComposing || (isInField && event.keyCode === TAKEN_BY_INPUT_METHOD)) event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', onKey, { capture: true });
  return () => window.removeEventListener('keydown', onKey, { capture: true });
}
