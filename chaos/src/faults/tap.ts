import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net';

/** A connection through the tap, with what the watcher keeps about it from chunk to chunk. */
export interface Line {
  isMarked: boolean;
  isCommitting: boolean;
}
type Direction = 'request' | 'answer';
/** Decides what happens with a chunk; after `then`, it has been handed to the system for the other end. */
export type Verdict = 'forward' | 'lose' | { then: () => void };
export type Watch = (line: Line, direction: Direction, chunk: Buffer) => Verdict;

export type Tap = Awaited<ReturnType<typeof openTap>>;

/** Forwards connections, shows every chunk to a watcher first, and loses those that the watcher wants lost. */
export async function openTap(target: () => NetConnectOpts) {
  let watch: Watch = () => 'forward';
  const sockets = new Set<Socket>();

  const server = createServer((near) => {
    const far = connect(target());
    const line: Line = { isMarked: false, isCommitting: false };
    const forward = (direction: Direction, from: Socket, to: Socket) => {
      sockets.add(from);
      from.setNoDelay(true);
      // An end that was killed raises an error here that only matters to the other end.
      from.on('error', () => {});
      from.once('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('data', (chunk) => {
        const verdict = watch(line, direction, chunk);
        if (verdict === 'lose') return;
        to.write(chunk, typeof verdict === 'object' ? verdict.then : undefined);
      });
    };
    forward('request', near, far);
    forward('answer', far, near);
  });

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The tap listens on a port, so the address is an object.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    watch: (by: Watch) => void (watch = by),
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
