const KEY = 'star-seekers:reloaded-for';

/**
 * Reloads the page because the server plays by newer rules; once for each version of this page, so that a server that
 * serves an old page for a while does not make it reload for ever.
 * @returns whether it reloads
 */
export function reloadOnce(version: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === version) return false;
    sessionStorage.setItem(KEY, version);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
