import type { FastifyInstance } from 'fastify';
import { createHmac, randomBytes } from 'node:crypto';
import { isInternal } from '../rate-limits/limits';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the error with which the request was rejected. */
    refusalCode: string | null;
  }
}

const LONGEST_PATH = 300;

/**
 * Logs one line per request. A guest appears as a pseudonym that is only valid within the log of this
 * process.
 */
export function logRequests(app: FastifyInstance): void {
  const key = randomBytes(32);
  const numberOf = (guestId: string) => createHmac('sha256', key).update(guestId).digest('hex').slice(0, 12);
  app.decorateRequest('refusalCode', null);
  app.addHook('onResponse', async (request, reply) => {
    const facts = {
      method: request.method,
      path: request.url.split('?')[0]?.slice(0, LONGEST_PATH),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      address: request.ip,
      ...(request.guest && { guest: numberOf(request.guest.id) }),
      ...(request.refusalCode && { refusal: request.refusalCode }),
    };
    if (isInternal(request)) request.log.debug(facts, 'internal read for a document');
    else request.log.info(facts, 'request');
  });
}
