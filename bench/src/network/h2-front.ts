import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { TLSSocket } from 'node:tls';
import { TAMPERED, type Served } from '../../../scripts/testing/release-faults';
import { selfSigned } from './self-signed';

export interface Front {
  origin: string;
  /** The hash of the public key that the browser is told to trust. */
  fingerprint: string;
  /** Ends all connections, as when the guest moves to another network. */
  disconnect(): void;
  close(): void;
}

/** One TCP segment, which is the record size of servers that optimise the first byte. */
const RECORD_BYTES = 1_400;

/** Headers that only HTTP/1.1 allows; HTTP/2 rejects them. */
const HOP_BY_HOP =
  /^(connection|keep-alive|proxy-connection|transfer-encoding|upgrade|http2-settings|host)$/i;

/**
 * Starts a proxy in front of the suite's server, as a hotel would: HTTP/2 over TLS to the guest, HTTP/1.1 to
 * the server. `shape` simulates the network between guest and proxy.
 */
export async function startH2Front(options: {
  target: string;
  shape?: (near: Socket) => Duplex;
  /** Returns a response that replaces the server's for this address. */
  replacementFor?: (url: string) => Served | undefined;
}): Promise<Front> {
  const { target, shape = (near: Socket): Duplex => near, replacementFor = () => undefined } = options;
  const { fingerprint, ...identity } = selfSigned();
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const secure = createSecureServer({ ...identity, allowHTTP1: true, minVersion: 'TLSv1.3' });
  secure.on('request', (incoming: Http2ServerRequest, reply: Http2ServerResponse) => {
    const served = replacementFor(incoming.url);
    if (served === 'hanging') return;
    if (served === undefined || served === 'tampered') {
      return forward({ target, agent, added: served && TAMPERED }, incoming, reply);
    }
    reply.writeHead(served.status, { 'content-type': served.contentType });
    reply.end(served.body);
  });
  // A browser can only decrypt a complete record; with small records it can use the start of a document
  // early.
  secure.on('secureConnection', (socket: TLSSocket) => socket.setMaxSendFragment(RECORD_BYTES));
  // A closing browser aborts its connections. These errors are ignored because a load that misses a file
  // fails by itself.
  secure.on('sessionError', () => {});
  secure.on('tlsClientError', () => {});

  const open = new Set<Socket>();
  const front = createServer((near) => {
    open.add(near);
    near.on('close', () => open.delete(near));
    near.on('error', () => near.destroy());
    secure.emit('connection', shape(near));
  });
  const disconnect = () => open.forEach((near) => near.destroy());
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    // The cast is safe because the server listens on a TCP port.
    origin: `https://127.0.0.1:${(front.address() as AddressInfo).port}`,
    fingerprint,
    disconnect,
    close() {
      disconnect();
      front.close();
      agent.destroy();
    },
  };
}

function forward(
  { target, agent, added }: { target: string; agent: Agent; added?: string },
  incoming: Http2ServerRequest,
  reply: Http2ServerResponse,
): void {
  const forwardedHeaders = Object.entries(incoming.headers).filter(
    ([name]) => !name.startsWith(':') && !HOP_BY_HOP.test(name),
  );
  const headers = {
    ...Object.fromEntries(forwardedHeaders),
    host: incoming.authority,
    'x-forwarded-proto': 'https',
    ...(added && { 'accept-encoding': 'identity' }),
  };
  const inner = request(target + incoming.url, { method: incoming.method, headers, agent }, (answer) => {
    const headers = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.test(name));
    if (reply.stream.destroyed) return void answer.resume();
    const sent = added ? headers.filter(([name]) => name !== 'content-length') : headers;
    reply.writeHead(answer.statusCode ?? 502, Object.fromEntries(sent));
    answer.pipe(reply, { end: !added });
    if (added) answer.on('end', () => reply.end(added));
  });
  inner.on('error', () => reply.stream.destroy());
  reply.on('error', () => inner.destroy());
  incoming.pipe(inner);
}
