import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a file store for tests that accepts uploads and never replies. */
export async function openSilentServer() {
  let received = 0;
  const server = createServer((request) => {
    received += 1;
    request.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The server listens on a port, so the address is an object.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    /** The number of requests so far. */
    received: () => received,
    close: () => server.closeAllConnections(),
  };
}
