interface Waiting<Item, Done> {
  item: Item;
  resolve: (done: Done | Promise<Done>) => void;
  reject: (reason: unknown) => void;
}

interface Asked<Item, Done> {
  /** The largest group. */
  most: number;
  /** So many groups are worked on at a time. */
  atOnce: number;
  /** So long what comes first waits for company, where it is no hurry. */
  gatherMs?: number;
  /** One answer for each item, in their order. One that takes longer than the others may be a promise: it holds up nobody. */
  work(items: Item[]): Promise<readonly (Done | Promise<Done>)[]>;
}

/**
 * Work that costs less when it is done together. Nobody waits for company unless asked to: what comes while nothing is done
 * is done at once, and what comes meanwhile is the next group.
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
      // As many as there were items, as `work` says.
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
        // Whoever asks in the same turn is in the same group.
        else setImmediate(next);
      }),
  };
}
