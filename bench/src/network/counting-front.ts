import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Download {
  path: string;
  /** The size of the body as sent. */
  bytes: number;
  /** When it was complete, as `performance.now()` returns it. */
  at: number;
}

/**
 * Starts a proxy in front of the suite's server that counts the files of releases. Unlike the tools of the browser,
 * it also sees what the service worker loads. With `hidesDictionaries` browsers are served like those that know no
 * compression dictionaries.
 */
export async function startCountingFront(target: string, { hidesDictionaries = false } = {}) {
  const downloads: Download[] = [];

  function count(path: string, answer: IncomingMessage): void {
    let bytes = 0;
    answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
    answer.on('end', () => {
      if (answer.statusCode === 200 && path.startsWith('/releases/'))
        downloads.push({ path, bytes, at: performance.now() });
    });
  }

  const front = createServer((incoming, reply) => {
    const { url = '/', method } = incoming;
    const { 'available-dictionary': dictionary, ...others } = incoming.headers;
    const headers = hidesDictionaries || dictionary === undefined ? others : incoming.headers;
    const inner = request(target + url, { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      count(url, answer);
      answer.pipe(reply);
    });
    inner.on('error', () => reply.destroy());
    reply.on('close', () => inner.destroy());
    incoming.pipe(inner);
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    // The cast is safe because the server listens on a TCP port.
    origin: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    downloads,
    close(): void {
      front.closeAllConnections();
      front.close();
    },
  };
}
