/** Groups items by a key; an item is in at most one group. Empty groups take no memory. */
export function createGroupedItems<Item>() {
  const groups = new Map<string, Set<Item>>();
  const keys = new Map<Item, string>();

  function remove(item: Item): void {
    const key = keys.get(item);
    if (key === undefined) return;
    keys.delete(item);
    const group = groups.get(key);
    group?.delete(item);
    if (group?.size === 0) groups.delete(key);
  }

  return {
    /** Moves the item if it is in another group. */
    add(item: Item, key: string): void {
      remove(item);
      keys.set(item, key);
      groups.set(key, (groups.get(key) ?? new Set()).add(item));
    },
    remove,
    groupOf: (item: Item): string | undefined => keys.get(item),
    sizeOf: (key: string): number => groups.get(key)?.size ?? 0,
  };
}
