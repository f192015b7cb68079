import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

interface Pair {
  guest: Socket;
  server: Socket;
}

/** Starts a TCP load balancer for several servers whose links can be broken in different ways. */
export async function openBalancer() {
  let ports: number[] = [];
  let turn = 0;
  const pairs = new Set<Pair>();

  const balancer = createServer((guest) => {
    // A connection broken on purpose raises an error here that only matters to the other end.
    guest.on('error', () => {});
    void forward(guest, ports.length);
  });

  /** Forwards the connection to the next server that accepts it. */
  async function forward(guest: Socket, attempts: number): Promise<void> {
    turn += 1;
    const port = ports[turn % ports.length];
    if (port === undefined || attempts === 0) return void guest.destroy();
    const server = connect(port, '127.0.0.1');
    server.on('error', () => {});
    server.setNoDelay(true);
    guest.setNoDelay(true);
    const isConnected = await new Promise<boolean>((resolve) => {
      server.once('connect', () => resolve(true));
      server.once('close', () => resolve(false));
    });
    if (!isConnected) return forward(guest, attempts - 1);
    const pair = { guest, server };
    pairs.add(pair);
    guest.pipe(server);
    server.pipe(guest);
    for (const [one, other] of [
      [guest, server],
      [server, guest],
    ] as const) {
      one.once('close', () => {
        pairs.delete(pair);
        other.destroy();
      });
    }
  }

  const randomPair = () => [...pairs][Math.floor(Math.random() * pairs.size)];

  balancer.listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  // The balancer listens on a port, so the address is an object.
  const { port } = balancer.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    routeTo: (...to: number[]) => void (ports = to),

    /** Closes one of the links so that both ends notice it. Returns whether there was one. */
    closeOne: (): boolean => randomPair()?.guest.destroy() !== undefined,

    /**
     * Leaves one of the links open but forwards nothing, so that neither end notices it. Returns whether
     * there was one.
     */
    stallOne(): boolean {
      const pair = randomPair();
      if (!pair) return false;
      pairs.delete(pair);
      pair.guest.unpipe(pair.server);
      pair.server.unpipe(pair.guest);
      pair.guest.resume();
      pair.server.resume();
      return true;
    },

    async close(): Promise<void> {
      for (const { guest, server } of pairs) for (const one of [guest, server]) one.destroy();
      balancer.close();
      await once(balancer, 'close');
    },
  };
}
