import type { Server, Socket } from 'socket.io';
import type { Tally } from './tally';

const MOST_WAITING_BYTES = 1_048_576;
const LOOK_EVERY_MS = 1_000;

/** As much of a connection as tells what still waits in it; the library keeps it to itself. */
interface Waiting {
  writeBuffer?: { data?: unknown }[];
  transport: { socket?: { bufferedAmount?: number; terminate?(): void } };
}

/**
 * Hangs up on whoever does not take what they are told, before it fills the memory: they come back, and ask for what they
 * have missed. Returns the stop.
 */
export function dropSlow(io: Server, tally: Tally): () => void {
  const timer = setInterval(() => {
    for (const socket of [...io.of('/').sockets.values()]) {
      if (waitingBytes(socket) <= MOST_WAITING_BYTES) continue;
      tally.turnedAway('slow');
      socket.conn.close(true);
      // A goodbye would wait behind all the rest.
      connectionOf(socket).transport.socket?.terminate?.();
    }
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

// Its fields are looked at one by one, and each may be missing.
const connectionOf = ({ conn }: Socket) => conn as unknown as Waiting;

function waitingBytes(socket: Socket): number {
  const { writeBuffer = [], transport } = connectionOf(socket);
  const inLine = writeBuffer.reduce((sum, { data }) => sum + sizeOf(data), 0);
  return inLine + (transport.socket?.bufferedAmount ?? 0);
}

/** An answer that was asked for packed waits as bytes, all else as text. */
function sizeOf(data: unknown): number {
  if (typeof data === 'string') return data.length;
  return ArrayBuffer.isView(data) ? data.byteLength : 0;
}
