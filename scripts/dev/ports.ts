import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns the ports that are already in use. */
export async function busyPorts(ports: number[]): Promise<number[]> {
  const free = await Promise.all(ports.map(isFree));
  return ports.filter((_, i) => !free[i]);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    probe.listen({ port, host: 'localhost' });
    await once(probe, 'listening');
  } catch {
    // For any error the port is unusable.
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
