import type { Basket } from './basket';

/** Returns whether a stored value can be displayed and sent; the server validates the rest. */
export function isBasket(value: unknown): value is Basket {
  if (!isObject(value)) return false;
  const { outlet, currency, currencyPrecision, lines, mode, requestedFor, idempotencyKey, updatedAt } = value;
  return (
    isObject(outlet) &&
    [outlet.slug, outlet.name, currency, mode, idempotencyKey].every((it) => typeof it === 'string') &&
    [currencyPrecision, updatedAt].every((it) => typeof it === 'number') &&
    (requestedFor === null || typeof requestedFor === 'string') &&
    Array.isArray(lines) &&
    lines.every(isLine)
  );
}

function isLine(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { lineId, itemUuid, name, menu, quantity, unitPrice, modifiers } = value;
  return (
    [lineId, itemUuid, name, menu].every((it) => typeof it === 'string') &&
    [quantity, unitPrice].every((it) => Number.isSafeInteger(it)) &&
    Array.isArray(modifiers)
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
