import { createHash } from 'node:crypto';

/** Returns the same hash for equal content, whatever the order of its object keys. */
export const contentHash = (sent: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(sorted(sent)))
    .digest('hex');

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => [name, sorted(one)]);
}
