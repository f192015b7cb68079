/** Runs once at a time. What is asked for meanwhile is one more run after it, however often it was asked for. */
export function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function begin(): Promise<void> {
    running = run().finally(() => {
      running = undefined;
    });
    return running;
  }

  return () => {
    if (!running) return begin();
    next ??= running.then(() => {
      next = undefined;
      return begin();
    });
    return next;
  };
}
