/** A name of a day or a month as it begins a sentence or a heading: some languages write it small elsewhere. */
export function sentenceStart(text: string, language: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(language) + rest.join('');
}
