import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Returns a free port of this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  // The cast is safe because the server listens on a TCP port.
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
