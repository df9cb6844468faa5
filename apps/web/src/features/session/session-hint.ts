import { SESSION_HINT_COOKIE } from '@star-seekers/contracts/session-hint';

/** Whether the server's hint cookie says that this browser has a session. Used when no player is cached. */
export function hasSessionHint(): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${SESSION_HINT_COOKIE}=`));
}

/** Deletes the hint on sign-out, so that the next page does not fetch the user even if the logout request failed. */
export function dropSessionHint(): void {
  document.cookie = `${SESSION_HINT_COOKIE}=; Path=/; Max-Age=0`;
}
