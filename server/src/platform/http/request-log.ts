import type { FastifyInstance } from 'fastify';
import type { Pseudonym } from '../log/pseudonym';
import { isInternal } from '../rate-limits/limits';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the error with which the request was rejected. */
    errorCode: string | null;
  }
}

const MAX_PATH_LENGTH = 300;

/** Logs one line per request. A guest appears as a pseudonym. */
export function logRequests(app: FastifyInstance, pseudonymOf: Pseudonym): void {
  app.decorateRequest('errorCode', null);
  app.addHook('onResponse', async (request, reply) => {
    const fields = {
      method: request.method,
      path: request.url.split('?')[0]?.slice(0, MAX_PATH_LENGTH),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      address: request.ip,
      ...(request.guest && { guest: pseudonymOf(request.guest.id) }),
      ...(request.errorCode && { refusal: request.errorCode }),
    };
    if (isInternal(request)) request.log.debug(fields, 'internal read for a document');
    else request.log.info(fields, 'request');
  });
}
