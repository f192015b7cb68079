import type { Server, Socket } from 'socket.io';
import type { SocketMetrics } from './socket-metrics';
import { terminate } from './terminate-connection';

const MAX_BUFFERED_BYTES = 1_048_576;
const CHECK_EVERY_MS = 1_000;

/** The undocumented fields of a connection that show how much data is waiting in it. */
interface ConnectionBuffers {
  writeBuffer?: { data?: unknown }[];
  transport: { socket?: { bufferedAmount?: number } };
}

/**
 * Disconnects clients that do not read what they are sent, before their buffers fill the memory; they
 * reconnect and load what they missed. Returns a function that stops the check.
 */
export function disconnectSlowClients(io: Server, metrics: SocketMetrics): () => void {
  const timer = setInterval(() => {
    for (const socket of [...io.of('/').sockets.values()]) {
      if (bufferedBytes(socket) <= MAX_BUFFERED_BYTES) continue;
      metrics.turnedAway('slow');
      // A closing handshake would wait behind all buffered data.
      terminate(socket.conn);
    }
  }, CHECK_EVERY_MS);
  return () => clearInterval(timer);
}

// The cast is safe because every field is checked and may be missing.
const connectionOf = ({ conn }: Socket) => conn as unknown as ConnectionBuffers;

function bufferedBytes(socket: Socket): number {
  const { writeBuffer = [], transport } = connectionOf(socket);
  const queued = writeBuffer.reduce((sum, { data }) => sum + sizeOf(data), 0);
  return queued + (transport.socket?.bufferedAmount ?? 0);
}

/** A compressed reply is buffered as bytes, everything else as text. */
function sizeOf(data: unknown): number {
  if (typeof data === 'string') return data.length;
  return ArrayBuffer.isView(data) ? data.byteLength : 0;
}
