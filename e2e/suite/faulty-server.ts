import {
  Agent,
  createServer,
  request as forwardRequest,
  type IncomingHttpHeaders,
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
  /** The bytes of all replies so far, as sent, by the path of their request; each request counts. */
  sentBytes(): { path: string; bytes: number }[];
  setFault(fault: Fault): void;
  /** Simulates a new release: pages see the names on the left replaced by those on the right. */
  simulateRelease(names: Readonly<Record<string, string>>): void;
  /** Sends the next reply to a matching path with these bytes at its end, although it says that it is right. */
  tamperOnce(path: RegExp, addition: string): void;
  close(): Promise<void>;
}

/** Starts a proxy with its own address in front of the suite, through which a test injects faults. */
export async function suiteWithFaults(suite: string): Promise<FaultyServer> {
  const agent = new Agent({ keepAlive: true });
  let names: [was: string, is: string][] = [];
  let requestedPaths: string[] = [];
  const sent: { path: string; bytes: number }[] = [];
  let fault: Fault = 'fair';
  let tampered: { path: RegExp; addition: string } | undefined;

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { url = '/', headers } = incoming;
    requestedPaths.push(url);
    if (fault === 'gone') return void incoming.socket.destroy();
    if (fault === 'maintenance') {
      outgoing.writeHead(503, { 'content-type': 'application/json' });
      return void outgoing.end(JSON.stringify({ error: 'In maintenance', code: 'maintenance' }));
    }
    if (fault === 'dead' || (fault === 'endless' && url.startsWith('/web/'))) return;
    if (tampered?.path.test(url) && incoming.method === 'GET') {
      const { addition } = tampered;
      tampered = undefined;
      return change(incoming, outgoing, (text) => text + addition);
    }
    const isSlow =
      fault === 'slow' && (headers.accept?.startsWith('text/html') || url.startsWith('/builds/'));
    setTimeout(() => pass(incoming, outgoing), isSlow ? SLOW_MS : 0);
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { url = '/', headers } = incoming;
    if (names.length > 0 && !/^\/(web|pictures|releases)\//.test(url))
      return change(incoming, outgoing, (text) =>
        names.reduce((named, [was, is]) => named.replaceAll(was, is), text),
      );
    forward(incoming, outgoing, headers, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      const count = { path: url, bytes: 0 };
      sent.push(count);
      reply.on('data', (part: Buffer) => (count.bytes += part.length));
      reply.pipe(outgoing);
    });
  }

  /** Passes a whole reply on with another text. */
  function change(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    changed: (text: string) => string,
  ): void {
    const { 'if-none-match': _known, ...headers } = incoming.headers;
    forward(incoming, outgoing, { ...headers, 'accept-encoding': 'identity' }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const { 'content-length': _length, ...rest } = reply.headers;
        outgoing.writeHead(reply.statusCode ?? 502, rest);
        outgoing.end(changed(Buffer.concat(parts).toString()));
      });
    });
  }

  function forward(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    headers: IncomingHttpHeaders,
    onReply: (reply: IncomingMessage) => void,
  ): void {
    const { url = '/', method } = incoming;
    const path = names.reduce((named, [was, is]) => named.replaceAll(is, was), url);
    const forwarded = forwardRequest(suite + path, { method, headers, agent }, onReply);
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  }

  const server = createServer(answer).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requestedPaths: () => requestedPaths,
    clearRequests: () => void (requestedPaths = []),
    sentBytes: () => sent,
    setFault(next) {
      fault = next;
      if (next === 'gone') server.closeAllConnections();
    },
    simulateRelease: (renamed) => void (names = Object.entries(renamed)),
    tamperOnce: (path, addition) => void (tampered = { path, addition }),
    async close() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
      await once(server, 'close');
    },
  };
}
