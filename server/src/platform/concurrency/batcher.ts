import DataLoader from 'dataloader';
import PQueue from 'p-queue';

interface BatcherOptions<Item, Done> {
  /** The maximum size of a batch. */
  maxSize: number;
  /** The maximum number of batches that run at the same time. */
  maxParallel: number;
  /** The first item waits this many milliseconds for more items, for work that is not urgent. */
  gatherMs?: number;
  /**
   * Returns one result per item in the same order. A slow result may be a promise so that it does not delay
   * the others.
   */
  work(items: Item[]): Promise<readonly (Done | Promise<Done>)[]>;
}

/**
 * Batches work that is cheaper in bulk. Without `gatherMs` items never wait for more items: a batch starts as
 * soon as fewer than `maxParallel` batches run, and items that arrive in the meantime form the next batch.
 */
export function createBatcher<Item, Done>({
  maxSize,
  maxParallel,
  gatherMs,
  work,
}: BatcherOptions<Item, Done>) {
  const running = new PQueue({ concurrency: maxParallel });
  let batch: Promise<unknown> = Promise.resolve();

  async function run(start: () => void): Promise<void> {
    start();
    // The items of the batch report a failure.
    await batch.catch(() => {});
  }

  const loader = new DataLoader<Item, Done | Promise<Done>>(
    (items) => {
      const results = work([...items]);
      batch = results;
      return results;
    },
    {
      cache: false,
      maxBatchSize: maxSize,
      batchScheduleFn(start) {
        const enqueue = () => void running.add(() => run(start));
        if (gatherMs !== undefined) setTimeout(enqueue, gatherMs);
        // Items added in the same turn of the event loop share a batch.
        else setImmediate(enqueue);
      },
    },
  );

  return { add: async (item: Item): Promise<Done> => loader.load(item) };
}
