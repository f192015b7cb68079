import { once } from 'node:events';
import { connect } from 'node:net';
import { constants, setPriority } from 'node:os';
import process from 'node:process';

/** The input of the process: how many connections it opens to this port of this machine. */
export interface SilentConnections {
  port: number;
  count: number;
}

export interface SilentProgress {
  opened: number;
  /** The number of those that the server has ended. */
  ended: number;
  isDone: boolean;
}

const UPGRADE = [
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
  'host: localhost',
  'connection: Upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
  '\r\n',
].join('\r\n');
/** Fewer than wait in the queue of a listening socket, because others would be refused by the system. */
const AT_ONCE = 200;

/** Opens WebSockets that never answer a frame, not even the one that closes them. */
async function open({ port, count }: SilentConnections): Promise<void> {
  const progress: SilentProgress = { opened: 0, ended: 0, isDone: false };
  setInterval(() => process.send?.(progress), 200);

  async function openOne(): Promise<void> {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.once('close', () => (progress.ended += 1));
    socket.resume();
    progress.opened += 1;
    await once(socket, 'connect').catch(() => {});
    socket.write(UPGRADE);
  }
  while (progress.opened < count)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - progress.opened) }, openOne));
  progress.isDone = true;
}

// In reality these connections come from other machines, so their client must not take the processor from the server.
setPriority(constants.priority.PRIORITY_LOW);
process.once('message', (message) => void open(message as SilentConnections));
process.once('disconnect', () => process.exit(0));
