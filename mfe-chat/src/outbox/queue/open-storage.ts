import { openDeviceStore, type DeviceStore, type Reading } from '../../storage/device-store';
import { forgetOthers } from '../../storage/forget-others';
import type { OutboxRecord } from './outbox-record';

/**
 * The shell deletes databases with this prefix at sign-out; after an expired session the same guest continues
 * with them.
 */
const PREFIX = 'outbox ';

interface StorageOptions {
  read: (saved: unknown) => Reading<OutboxRecord>;
  /** The device keeps nothing, or nothing more. */
  notLasting: () => void;
}

/** The device's own storage of what a guest has written at a property. */
export const openStorage = (
  whose: string,
  { read, notLasting }: StorageOptions,
): Promise<DeviceStore<OutboxRecord>> =>
  openDeviceStore({ database: PREFIX + whose, store: 'records', read, notLasting });

/** Deletes the outboxes of other guests and properties, so that their records are never sent from here. */
export const forgetOtherOutboxes = (whose: string): Promise<void> => forgetOthers(PREFIX, whose);
