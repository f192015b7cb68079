import type { FastifyInstance } from 'fastify';

const EVERY_MS = 10 * 60_000;

/** Work that has to be done from time to time, as long as the server listens. */
export function keepUp(
  app: FastifyInstance,
  tasks: Record<string, () => Promise<void>>,
  everyMs = EVERY_MS,
): void {
  let timer: NodeJS.Timeout | undefined;
  const doAll = () => {
    for (const [task, work] of Object.entries(tasks)) {
      work().catch((error: unknown) => app.log.error({ err: error, task }, 'upkeep failed'));
    }
  };
  app.addHook('onListen', async () => {
    doAll();
    timer = setInterval(doAll, everyMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
