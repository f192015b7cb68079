import type { FastifyInstance } from 'fastify';
import { RequestError } from '../../errors/request-error';
import { isInternal } from '../../rate-limits/limits';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route accepts files, which may take longer; it enforces its own time limit. */
    takesFiles?: boolean;
  }
}

/** The time in which a client can read a reply that refuses the rest of what it sends. */
const READ_REPLY_WITHIN_MS = 1_000;

/**
 * Answers requests whose body has not arrived in time with 408, and closes connections that go on sending
 * after their reply, so that neither slow nor endless bodies can hold connections.
 */
export function timeOutSlowBodies(app: FastifyInstance, withinMs: number): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw, headers, routeOptions } = request;
    const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
    if (!hasBody || isInternal(request)) return;
    reply.raw.once('finish', () => {
      if (raw.complete) return;
      setTimeout(() => raw.complete || raw.socket.destroy(), READ_REPLY_WITHIN_MS).unref();
    });
    if (routeOptions.config.takesFiles) return;
    const timer = setTimeout(() => {
      if (raw.complete || reply.sent) return;
      void reply.header('connection', 'close');
      reply.send(new RequestError(408, 'slow', 'That took too long, please try again'));
    }, withinMs).unref();
    raw.once('close', () => clearTimeout(timer));
    raw.once('end', () => clearTimeout(timer));
  });
}
