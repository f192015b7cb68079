import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its bodies are files, which may take longer; the route sees to that itself. */
    takesFiles?: boolean;
  }
}

/** Hangs up on whoever has not sent a whole request in time, so that nobody holds a connection for nothing. */
export function endSlowBodies(app: FastifyInstance, withinMs: number): void {
  app.addHook('onRequest', async ({ raw, headers, routeOptions }) => {
    const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
    if (!hasBody || routeOptions.config.takesFiles) return;
    const timer = setTimeout(() => raw.complete || raw.destroy(), withinMs).unref();
    raw.once('close', () => clearTimeout(timer));
    raw.once('end', () => clearTimeout(timer));
  });
}
