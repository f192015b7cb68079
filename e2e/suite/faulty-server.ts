import {
  Agent,
  createServer,
  request as forwardRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

/**
 * The simulated condition of the server: normal, unreachable, in maintenance, never answering reads, never answering
 * anything, or slow to answer documents and the question for the current build.
 */
export type Fault = 'fair' | 'gone' | 'maintenance' | 'endless' | 'dead' | 'slow';

const SLOW_MS = 4_000;

export interface FaultyServer {
  readonly origin: string;
  /** The paths requested since the last `clearRequests`. */
  requestedPaths(): string[];
  clearRequests(): void;
  setFault(fault: Fault): void;
  /** Simulates a new release: pages see the names on the left replaced by those on the right. */
  simulateRelease(names: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}

/** Starts a proxy with its own address in front of the suite, through which a test injects faults. */
export async function suiteWithFaults(suite: string): Promise<FaultyServer> {
  const agent = new Agent({ keepAlive: true });
  let names: [was: string, is: string][] = [];
  let requestedPaths: string[] = [];
  let fault: Fault = 'fair';

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { url = '/', headers } = incoming;
    requestedPaths.push(url);
    if (fault === 'gone') return void incoming.socket.destroy();
    if (fault === 'maintenance') {
      outgoing.writeHead(503, { 'content-type': 'application/json' });
      return void outgoing.end(JSON.stringify({ error: 'In maintenance', code: 'maintenance' }));
    }
    if (fault === 'dead' || (fault === 'endless' && url.startsWith('/web/'))) return;
    const isSlow =
      fault === 'slow' && (headers.accept?.startsWith('text/html') || url.startsWith('/builds/'));
    setTimeout(() => pass(incoming, outgoing), isSlow ? SLOW_MS : 0);
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { url = '/', method, headers } = incoming;
    const isRenamed = names.length > 0 && !/^\/(web|pictures|releases)\//.test(url);
    const { 'if-none-match': _known, ...others } = headers;
    const passed = isRenamed ? { ...others, 'accept-encoding': 'identity' } : headers;
    const path = names.reduce((named, [was, is]) => named.replaceAll(is, was), url);
    const forwarded = forwardRequest(suite + path, { method, headers: passed, agent }, (reply) => {
      if (!isRenamed) {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        return void reply.pipe(outgoing);
      }
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const { 'content-length': _length, ...rest } = reply.headers;
        outgoing.writeHead(reply.statusCode ?? 502, rest);
        const text = Buffer.concat(parts).toString();
        outgoing.end(names.reduce((named, [was, is]) => named.replaceAll(was, is), text));
      });
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  }

  const server = createServer(answer).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requestedPaths: () => requestedPaths,
    clearRequests: () => void (requestedPaths = []),
    setFault(next) {
      fault = next;
      if (next === 'gone') server.closeAllConnections();
    },
    simulateRelease: (renamed) => void (names = Object.entries(renamed)),
    async close() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
      await once(server, 'close');
    },
  };
}
