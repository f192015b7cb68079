import type { FastifyInstance } from 'fastify';

const EVERY_MS = 10 * 60_000;

/** Work that has to be done from time to time, as long as the server listens; no task begins again before it has ended. */
export function keepUp(
  app: FastifyInstance,
  tasks: Record<string, () => Promise<void>>,
  everyMs = EVERY_MS,
): void {
  let timer: NodeJS.Timeout | undefined;
  const underWay = new Map<string, Promise<void>>();
  const doAll = () => {
    for (const [task, work] of Object.entries(tasks)) {
      if (underWay.has(task)) continue;
      const done = work()
        .catch((error: unknown) => app.log.error({ err: error, task }, 'upkeep failed'))
        .finally(() => underWay.delete(task));
      underWay.set(task, done);
    }
  };
  app.addHook('onListen', async () => {
    doAll();
    timer = setInterval(doAll, everyMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await Promise.all(underWay.values());
  });
}
