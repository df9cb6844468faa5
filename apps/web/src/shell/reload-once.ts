const KEY = 'star-seekers:reloaded-for';

/**
 * Reloads the page, once per reason, so that a reload that does not help does not repeat.
 * @param reason for example the outdated build or rules version of this page
 * @returns whether it reloads
 */
export function reloadOnce(reason: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === reason) return false;
    sessionStorage.setItem(KEY, reason);
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Build id of this page: the name of its entry script, as in the server's `version`. Undefined in development. */
export function ownBuild(): string | undefined {
  const source = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  return /\/assets\/([\w-]+)\.js$/.exec(source)?.[1];
}
