import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route accepts files, which may take longer; it enforces its own time limit. */
    takesFiles?: boolean;
  }
}

/**
 * Closes connections that have not sent a whole request in time, so that slow clients cannot hold
 * connections.
 */
export function timeOutSlowBodies(app: FastifyInstance, withinMs: number): void {
  app.addHook('onRequest', async ({ raw, headers, routeOptions }) => {
    const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
    if (!hasBody || routeOptions.config.takesFiles) return;
    const timer = setTimeout(() => raw.complete || raw.destroy(), withinMs).unref();
    raw.once('close', () => clearTimeout(timer));
    raw.once('end', () => clearTimeout(timer));
  });
}
