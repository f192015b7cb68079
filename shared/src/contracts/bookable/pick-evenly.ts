/** Returns at most this many items in their order, evenly distributed from the first to the last. */
export function pickEvenly<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  const step = (items.length - 1) / (most - 1);
  const chosen = new Set(Array.from({ length: most }, (_, i) => Math.round(i * step)));
  return items.filter((_, i) => chosen.has(i));
}
