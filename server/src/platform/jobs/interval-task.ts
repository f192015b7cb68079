/**
 * Runs a task at an interval, never overlapping with itself. Returns a function that stops it and resolves
 * when a running task is done.
 */
export function startIntervalTask(
  ms: number,
  work: () => Promise<void>,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch(failed)
      .finally(() => (running = undefined));
  }, ms);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Waits for one part of the work and continues if it fails. */
export type TaskRunner = (task: Promise<void>) => Promise<void>;

/**
 * Runs work with many parts so that a failing part does not stop the others. All failures are thrown together
 * at the end.
 */
export async function runAll(work: (runTask: TaskRunner) => Promise<void>): Promise<void> {
  const failed: unknown[] = [];
  await work((task) => task.catch((error: unknown) => void failed.push(error)));
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} failed`);
}
