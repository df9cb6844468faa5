/** The name of this page's first script, by which the server names builds too; undefined while developing. */
export function ownBuild(): string | undefined {
  const source = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  return /\/assets\/([\w-]+)\.js$/.exec(source)?.[1];
}
