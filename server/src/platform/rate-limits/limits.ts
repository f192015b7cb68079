import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Socket } from 'node:net';
import { inMaintenance, tooQuickly } from '../errors/refusal';
import { watchLoad, type Load } from './load';
import { RateBuckets, type Rate } from './rate-buckets';

export interface Limits {
  /** Loose, because a whole hotel is one address. */
  perAddress: Rate;
  perToken: Rate;
}

export const LIMITS: Limits = {
  perAddress: { burst: 3_000, perSecond: 300 },
  perToken: { burst: 40, perSecond: 20 },
};

/** The server's own reads for its documents come without a network, and no limit is meant for them. */
export const isInternal = (request: FastifyRequest) => !(request.raw.socket instanceof Socket);

const isHealthCheck = (request: FastifyRequest) => request.url.startsWith('/health/');

/** Turns requests away before anything is done for them: all while there is too much to do, and who asks too often. */
export function limitRequests(
  app: FastifyInstance,
  { limits, now, load = watchLoad() }: { limits: Limits; now: () => number; load?: Load },
): void {
  const addresses = new RateBuckets(limits.perAddress, now);
  app.addHook('onClose', async () => load.stop());
  app.addHook('onRequest', async (request) => {
    if (isInternal(request) || isHealthCheck(request)) return;
    if (load.isTooMuch()) throw inMaintenance(1);
    const seconds = addresses.take(networkOf(request.ip));
    if (seconds > 0) throw tooQuickly(seconds);
  });
}

/** With IPv6, one guest has all the addresses of a network; the first four groups tell which network it is. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = address.split('::');
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const groups = [
    ...(before ?? []),
    ...Array<string>(tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0)).fill('0'),
    ...(after ?? []),
  ];
  return groups.slice(0, 4).join(':');
}
