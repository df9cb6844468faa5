/** Characters and pairs that look like others in some font, after lower case: `I`, `l` and `1`, `O` and `0`, `rn` and `m`, `vv` and `w`. */
const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/[l1]/g, 'i'],
  [/0/g, 'o'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** What a text looks like. */
export function lookOf(name: string): string {
  return LOOKALIKES.reduce((text, [from, to]) => text.replaceAll(from, to), name.toLowerCase());
}

/** What a username looks like, for {@link UserTable.name_skeleton}. The separators count within it, whichever they are. Never empty. */
export function nameSkeleton(username: string): string {
  return lookOf(username).replaceAll(/[_-]+/g, '-').replaceAll(/^-|-$/g, '') || '-';
}
