/** Build id of this page: the name of its entry script, as in the server's `version`. Undefined in development. */
export function ownBuild(): string | undefined {
  const source = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  return /\/assets\/([\w-]+)\.js$/.exec(source)?.[1];
}
