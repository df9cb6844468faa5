const KEY = 'star-seekers:reloaded-for';

/**
 * Reloads the page; once for each reason, so that what a reload does not mend does not make it reload for ever.
 * @param reason for example the build or the rules that this page has, where the server has newer ones
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
