import { deviceStorage } from '../storage/device-storage';

/** The choices of a guest that waited in the outbox when the last page saved them. */
export interface SavedWaiting {
  guest: string;
  waiting: Readonly<Record<string, unknown>>;
}

/**
 * Returns what the last page has saved. The value is not validated, because this runs before the schemas are loaded.
 * Therefore another format needs another name.
 */
export function savedWaiting(name: string): Partial<SavedWaiting> | null {
  try {
    // The first cast is safe because `JSON.parse` accepts `null`, which it returns as it is.
    return JSON.parse(deviceStorage.getItem(name) as string) as Partial<SavedWaiting> | null;
  } catch {
    return null;
  }
}
