import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { codeOf } from '../../../release/src/errors/error-code';
import type { Config } from '../platform/config/config';
import { StartUpFailure } from '../platform/errors/start-up-failure';

type ListenAddress = Pick<Config, 'host' | 'port'>;

/** Binds the port briefly, so that a busy port is reported before anything else starts. */
export async function assertPortFree({ host, port }: ListenAddress): Promise<void> {
  const probe = createServer();
  try {
    probe.listen({ host, port });
    await once(probe, 'listening');
  } catch (error) {
    throw toStartUpFailure(error, { host, port });
  }
  probe.close();
  await once(probe, 'close');
}

export async function listen(app: FastifyInstance, { host, port }: ListenAddress): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw toStartUpFailure(error, { host, port });
  }
}

/** Prints the URL of the suite on a terminal, or logs it. */
export function printAddress(
  app: FastifyInstance,
  to: { isTerminal: boolean; hasMailbox: boolean; log: FastifyBaseLogger },
): void {
  const address = app.server.address();
  if (address === null || typeof address === 'string') return;
  const isEverywhere = address.address === '0.0.0.0' || address.address === '::';
  const localUrl = `http://${isEverywhere ? 'localhost' : address.address}:${address.port}`;
  const networkHost = isEverywhere ? networkAddress() : undefined;
  const networkHint = networkHost
    ? `, and for a phone in this network at http://${networkHost}:${address.port}`
    : '';
  if (to.isTerminal) process.stdout.write(`The guest suite is at ${localUrl}${networkHint}\n`);
  else to.log.info(`The guest suite is at ${localUrl}`);
  if (!to.hasMailbox) return;
  const codes = `Codes for guests are read at ${localUrl}/_dev/mail`;
  if (to.isTerminal) process.stdout.write(`${codes}\n`);
  else to.log.info(codes);
}

const networkAddress = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

function toStartUpFailure(error: unknown, { host, port }: ListenAddress): unknown {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is already in use; set PORT to another one.`,
    EACCES: `Port ${port} may not be used by the user who starts the server; set PORT to another one.`,
    EADDRNOTAVAIL: `HOST "${host}" is not an address of this machine.`,
    ENOTFOUND: `HOST "${host}" is not an address of this machine.`,
  };
  const reason = reasons[codeOf(error)];
  return reason === undefined ? error : new StartUpFailure(reason);
}
