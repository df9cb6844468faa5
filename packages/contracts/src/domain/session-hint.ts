/** Cookie that pages can read while there is a session: without it, and without a cached user, the hub does not ask who is signed in. */
export const SESSION_HINT_COOKIE = 'star-seekers-signed-in';
