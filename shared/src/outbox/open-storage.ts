import { openDeviceStore, type DeviceStore, type Reading } from '../storage/device-store';
import { clearOtherAccounts } from '../storage/clear-other-accounts';
import type { OutboxRecord } from './outbox-record';

/**
 * The names of the databases begin with it; each remote has its own. The shell deletes databases that begin
 * with `outbox` at sign-out; after an expired session the same guest continues with them.
 */
export type OutboxPrefix = 'outbox ' | 'outbox-share ' | 'outbox-choices ';

interface StorageOptions {
  read: (saved: unknown) => Reading<OutboxRecord>;
  /** The device stores nothing, or has no space left. */
  onStorageFailed: () => void;
}

/** Opens the storage of one guest's records at one property. */
export const openStorage = (
  database: string,
  { read, onStorageFailed }: StorageOptions,
): Promise<DeviceStore<OutboxRecord>> =>
  openDeviceStore({ database, store: 'records', read, onStorageFailed });

/** Deletes the outboxes of other guests and properties, so that their records are never sent from here. */
export const clearOtherOutboxes = (prefix: OutboxPrefix, owner: string): Promise<void> =>
  clearOtherAccounts(prefix, owner);
