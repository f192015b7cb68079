import type { OutboxStorage } from './outbox-ports';
import type { OutboxRecord } from './outbox-record';

/**
 * Stores records for the lifetime of the page, for devices without space or storage, such as in private
 * windows.
 */
export function memoryStorage(kept = new Map<string, OutboxRecord>()): OutboxStorage {
  return {
    all: async () => [...kept.values()],
    put: async (record) => void kept.set(record.key, record),
    remove: async (keys) => keys.forEach((key) => kept.delete(key)),
  };
}
