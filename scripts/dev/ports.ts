import { once } from 'node:events';
import { createServer } from 'node:net';

/** Those of the ports that somebody listens at already. */
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
    // Whatever is in the way, nobody can listen there.
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
