interface Request {
  work: () => unknown;
  grant: () => void;
}

/** The Web Locks of one browser, as far as the app uses them: exclusive and queued, with abort and steal. */
export function memoryLocks(): Pick<LockManager, 'request'> {
  const queues = new Map<string, Request[]>();

  async function request(name: string, how: LockOptions, work: () => unknown): Promise<unknown> {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    return new Promise((resolve, reject) => {
      const leave = () => {
        const wasFirst = queue[0] === mine;
        if (queue.includes(mine)) queue.splice(queue.indexOf(mine), 1);
        if (wasFirst) queue[0]?.grant();
      };
      const mine: Request & { stolen?: () => void } = {
        work,
        grant: () =>
          void Promise.resolve(work()).then((value) => {
            leave();
            resolve(value);
          }),
        stolen: () => {
          queue.splice(queue.indexOf(mine), 1);
          reject(new DOMException('stolen', 'AbortError'));
        },
      };
      how.signal?.addEventListener('abort', () => {
        if (queue[0] === mine || !queue.includes(mine)) return;
        leave();
        reject(new DOMException('given up', 'AbortError'));
      });
      if (how.steal) {
        (queue[0] as typeof mine | undefined)?.stolen?.();
        queue.unshift(mine);
      } else queue.push(mine);
      if (queue[0] === mine) queueMicrotask(mine.grant);
    });
  }
  // Only one of the two overloads is implemented, so the type needs a cast.
  return { request: request as unknown as LockManager['request'] };
}
