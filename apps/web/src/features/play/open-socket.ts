import type { OpenSocket } from './stream-line.ts';

/** Opens a WebSocket of the server that this page came from. */
export const openSocket: OpenSocket = (path) => {
  const url = new URL(path, window.location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url);
};
