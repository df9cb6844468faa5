import { SESSION_HINT_COOKIE } from '@star-seekers/contracts/constants';

/** Whether the server has left word that this browser has a session, for whoever has no copy of the player. */
export function hasSessionHint(): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${SESSION_HINT_COOKIE}=`));
}

/** Signed out here: the next page must not ask again, also where the server could not be told. */
export function dropSessionHint(): void {
  document.cookie = `${SESSION_HINT_COOKIE}=; Path=/; Max-Age=0`;
}
