import type { OutboxStorage } from './outbox-ports';
import type { OutboxRecord } from './outbox-record';

/** Keeps records for as long as the page lives: where a device has no room, or keeps nothing in a private window. */
export function memoryStorage(kept = new Map<string, OutboxRecord>()): OutboxStorage {
  return {
    all: async () => [...kept.values()],
    put: async (record) => void kept.set(record.key, record),
    remove: async (key) => void kept.delete(key),
  };
}
