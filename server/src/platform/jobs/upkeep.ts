import type { FastifyInstance } from 'fastify';

const EVERY_MS = 10 * 60_000;

/** Runs jobs at an interval while the server listens. A job never overlaps with itself. */
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
        .catch((error: unknown) => app.log.error({ err: error, task }, 'scheduled job failed'))
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
