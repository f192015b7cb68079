import type { FastifyInstance } from 'fastify';
import { createHmac, randomBytes } from 'node:crypto';
import { isInternal } from '../rate-limits/limits';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the request was turned down, in a word. */
    refusalCode: string | null;
  }
}

const LONGEST_PATH = 300;

/** One line for each request. A guest is a number that tells one from another, and only in this process's log. */
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
    if (isInternal(request)) request.log.debug(facts, 'read for a document');
    else request.log.info(facts, 'request');
  });
}
