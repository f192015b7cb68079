interface Request {
  work: () => unknown;
  grant: () => void;
}

/** Web Locks of one browser, as far as the suite uses them: exclusive, in turn, given up, and stolen. */
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
  // One form of the two that the platform has.
  return { request: request as unknown as LockManager['request'] };
}
