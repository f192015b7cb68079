import { openDeviceStore, type DeviceStore, type StoredReading } from '../storage/device-store';
import { clearOldAccounts } from '../storage/clear-old-accounts';
import type { OutboxRecord } from './outbox-record';

/**
 * The names of the databases begin with it; each remote has its own. The shell deletes databases that begin
 * with `outbox` at sign-out; after an expired session the same guest continues with them.
 */
export type OutboxPrefix = 'outbox ' | 'outbox-share ' | 'outbox-choices ';

const STORE = 'records';

interface StorageOptions {
  read: (saved: unknown) => StoredReading<OutboxRecord>;
  /** The device stores nothing, or has no space left. */
  onStorageFailed: () => void;
}

/** Opens the storage of one guest's records at one property. */
export const openStorage = (
  database: string,
  { read, onStorageFailed }: StorageOptions,
): Promise<DeviceStore<OutboxRecord>> => openDeviceStore({ database, store: STORE, read, onStorageFailed });

/**
 * Deletes the outboxes of other guests and properties that nobody waits for. The others are kept: their records are
 * never shown or sent from here, but their owner may come back.
 */
export const clearOldOutboxes = (prefix: OutboxPrefix, owner: string, now: number): Promise<void> =>
  clearOldAccounts({ prefix, owner, store: STORE, dateField: 'createdAt', now });
