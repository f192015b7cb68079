import { openDeviceStore, type DeviceStore, type Reading } from '../../storage/device-store';
import { clearOtherAccounts } from '../../storage/clear-other-accounts';
import type { OutboxRecord } from './outbox-record';

/**
 * The shell deletes databases with this prefix at sign-out; after an expired session the same guest continues
 * with them.
 */
const PREFIX = 'outbox ';

interface StorageOptions {
  read: (saved: unknown) => Reading<OutboxRecord>;
  /** The device stores nothing, or has no space left. */
  onStorageFailed: () => void;
}

/** The device's storage for a guest's records at one property. */
export const openStorage = (
  owner: string,
  { read, onStorageFailed }: StorageOptions,
): Promise<DeviceStore<OutboxRecord>> =>
  openDeviceStore({ database: PREFIX + owner, store: 'records', read, onStorageFailed });

/** Deletes the outboxes of other guests and properties, so that their records are never sent from here. */
export const clearOtherOutboxes = (owner: string): Promise<void> => clearOtherAccounts(PREFIX, owner);
