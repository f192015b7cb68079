import type { FastifyInstance } from 'fastify';
import type { Job } from './job';

/** Runs jobs at their intervals while the server listens. A job never overlaps with itself. */
export function registerJobs(app: FastifyInstance, jobs: readonly Job[]): void {
  const timers: NodeJS.Timeout[] = [];
  const running = new Map<Job, Promise<void>>();

  function start(job: Job): void {
    if (running.has(job)) return;
    const done = job
      .run()
      .catch((error: unknown) => app.log.error({ err: error, job: job.name }, 'scheduled job failed'))
      .finally(() => running.delete(job));
    running.set(job, done);
  }

  app.addHook('onListen', async () => {
    for (const job of jobs) {
      start(job);
      timers.push(setInterval(start, job.everyMs, job).unref());
    }
  });
  app.addHook('onClose', async () => {
    timers.forEach((timer) => clearInterval(timer));
    await Promise.all(running.values());
  });
}
