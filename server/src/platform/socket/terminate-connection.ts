import type { Socket } from 'socket.io';

export type Link = Socket['conn'];

/** The undocumented WebSocket of a connection; a polling connection has none. */
interface WebSocketOf {
  transport: { socket?: { terminate?(): void } };
}

/** A client that has not answered the closing handshake by then is not waited for. */
const CLOSE_WITHIN_MS = 2_000;

/** Ends a connection at once, without a closing handshake that the other side could leave unanswered. */
export function terminate(link: Link): void {
  const socket = webSocketOf(link);
  // `close(true)` discards the transport; a polling client would otherwise stay open until its next poll.
  link.close(true);
  socket?.terminate?.();
}

/** Ends the closing handshake of a connection early; the WebSocket itself would wait for 30 seconds. */
export function limitClosingHandshake(link: Link): void {
  link.once('close', () => {
    const socket = webSocketOf(link);
    if (socket) setTimeout(() => socket.terminate?.(), CLOSE_WITHIN_MS).unref();
  });
}

// The cast is safe because every field is checked and may be missing.
const webSocketOf = (link: Link) => (link as unknown as Partial<WebSocketOf>).transport?.socket;
