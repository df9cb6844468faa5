/** The hue of a kind of event, the same in the journal and on the timeline. */
export function hueOf(type: string): number {
  let hash = 0;
  for (const character of type) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 3600;
  return hash / 10;
}
