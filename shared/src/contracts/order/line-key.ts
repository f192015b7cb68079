import type { CartLine } from './order-cart.schema';

/**
 * Returns the same key for identical lines, whatever the order of their modifiers. Lines with the same key
 * are merged and their quantities added.
 */
export function lineKey({
  itemUuid,
  portionUuid = '',
  modifiers,
  note = '',
}: Pick<CartLine, 'itemUuid' | 'portionUuid' | 'modifiers' | 'note'>): string {
  const counts = new Map<string, number>();
  for (const { groupUuid, modifierUuid, quantity } of modifiers) {
    const key = `${groupUuid}/${modifierUuid}`;
    counts.set(key, (counts.get(key) ?? 0) + quantity);
  }
  const chosen = [...counts].map(([key, quantity]) => `${key}×${quantity}`).sort();
  return [itemUuid, portionUuid, ...chosen, note.trim()].join('|').toLowerCase();
}
