import type { FastifyInstance } from 'fastify';

/**
 * Lets the server close only after all handlers have settled. A handler goes on after its client has left or its time
 * is over, and the database closes after the server. Register it before the routes, and before whatever closes with
 * the server, so that it waits last.
 */
export function awaitHandlers(app: FastifyInstance): void {
  const running = new Set<Promise<void>>();

  function track(work: Promise<unknown>): void {
    const settled = work.then(
      () => void running.delete(settled),
      () => void running.delete(settled),
    );
    running.add(settled);
  }

  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function handleTracked(request, reply) {
      const result: unknown = handler.call(this, request, reply);
      if (result instanceof Promise) track(result);
      return result;
    };
  });
  app.addHook('onClose', async () => {
    while (running.size > 0) await Promise.all(running);
  });
}
