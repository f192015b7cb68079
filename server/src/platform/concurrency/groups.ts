interface Waiting<Item, Done> {
  item: Item;
  resolve: (done: Done | Promise<Done>) => void;
  reject: (reason: unknown) => void;
}

interface Asked<Item, Done> {
  /** The maximum size of a batch. */
  most: number;
  /** The maximum number of batches that run at the same time. */
  atOnce: number;
  /** How long the first item waits for more items, for work that is not urgent. */
  gatherMs?: number;
  /**
   * Returns one result per item in the same order. A slow result may be a promise so that it does not delay
   * the others.
   */
  work(items: Item[]): Promise<readonly (Done | Promise<Done>)[]>;
}

/**
 * Batches work that is cheaper in bulk. Without `gatherMs` items never wait for more items: a batch starts as
 * soon as fewer than `atOnce` batches run, and items that arrive in the meantime form the next batch.
 */
export function createGroups<Item, Done>({ most, atOnce, gatherMs, work }: Asked<Item, Done>) {
  const waiting: Waiting<Item, Done>[] = [];
  let underWay = 0;

  function next(): void {
    while (underWay < atOnce && waiting.length > 0) {
      underWay += 1;
      const group = waiting.splice(0, most);
      void run(group).finally(() => {
        underWay -= 1;
        next();
      });
    }
  }

  async function run(group: Waiting<Item, Done>[]): Promise<void> {
    try {
      const done = await work(group.map(({ item }) => item));
      // `work` returns one result per item.
      for (const [i, { resolve }] of group.entries()) resolve(done[i] as Done | Promise<Done>);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return {
    add: (item: Item): Promise<Done> =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        if (waiting.length > 1) return;
        if (gatherMs !== undefined) setTimeout(next, gatherMs);
        // Items added in the same turn of the event loop share a batch.
        else setImmediate(next);
      }),
  };
}
