import type { FastifyInstance, FastifyReply } from 'fastify';
import { vary } from './vary';

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers':
    'authorization, authtoken, apitoken, content-type, if-none-match, idempotency-key',
  'access-control-max-age': '600',
};

/** Lets only the listed origins read replies of the API, always without cookies. */
export function allowOrigins(app: FastifyInstance, allowed: string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined) return;
    vary(reply, 'Origin');
    if (!allowed.includes(origin)) return;
    void reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'ETag, Content-Language, Retry-After, Idempotent-Replayed',
    });
  });
  if (allowed.length > 0) app.options('/*', async (_request, reply) => preflight(reply));
}

const preflight = (reply: FastifyReply) => reply.headers(PREFLIGHT).code(204).send();
