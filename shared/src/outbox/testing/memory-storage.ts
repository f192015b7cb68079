import type { OutboxStorage } from '../outbox-ports';
import type { OutboxRecord } from '../outbox-record';

/** Storage for tests that keeps records in memory. */
export function memoryStorage(records = new Map<string, OutboxRecord>()): OutboxStorage {
  return {
    all: async () => [...records.values()],
    put: async (record) => void records.set(record.key, record),
    remove: async (keys) => keys.forEach((key) => records.delete(key)),
  };
}
