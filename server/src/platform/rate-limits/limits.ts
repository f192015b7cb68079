import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Socket } from 'node:net';
import { inMaintenance, tooManyRequests } from '../errors/request-error';
import { monitorLoad, type LoadMonitor } from './load-monitor';
import { RateBuckets, type Rate } from './rate-buckets';

export interface Limits {
  /** The limit is generous because all guests of a hotel may share one address. */
  perAddress: Rate;
  perToken: Rate;
}

export const LIMITS: Limits = {
  perAddress: { burst: 3_000, perSecond: 300 },
  perToken: { burst: 40, perSecond: 20 },
};

/**
 * Returns whether the server itself reads this for a document. Such requests do not use the network and are
 * not limited.
 */
export const isInternal = (request: FastifyRequest) => !(request.raw.socket instanceof Socket);

const isHealthCheck = (request: FastifyRequest) => request.url.startsWith('/health/');

/**
 * Returns whether an open page needs this to go on. Such a file is cheap to send and cached for good, while a page that
 * gets none shows an error in its place.
 */
const isFileOfPage = (request: FastifyRequest) => request.url.startsWith('/releases/');

/**
 * Rejects requests before any work is done for them: under overload all except files of pages, and at any
 * time those of a network that exceeds its rate.
 */
export function limitRequests(
  app: FastifyInstance,
  { limits, now, load = monitorLoad() }: { limits: Limits; now: () => number; load?: LoadMonitor },
): void {
  const addresses = new RateBuckets(limits.perAddress, now);
  app.addHook('onClose', async () => load.stop());
  app.addHook('onRequest', async (request) => {
    if (isInternal(request) || isHealthCheck(request)) return;
    if (load.isOverloaded() && !isFileOfPage(request)) throw inMaintenance(1);
    const seconds = addresses.take(networkOf(request.ip));
    if (seconds > 0) throw tooManyRequests(seconds);
  });
}

/**
 * Returns the network of an address. With IPv6 one guest has a whole /64 network, which the first four groups
 * identify.
 */
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
