export const isLikely = (chance: number): boolean => Math.random() < chance;

export function pickOne<T>(items: readonly T[]): T {
  const found = items[Math.floor(Math.random() * items.length)];
  if (found === undefined) throw new Error('cannot pick from an empty list');
  return found;
}
