import { deviceStorage } from '../storage/device-storage';

/** The choices of a guest that waited in the outbox when the last page saved them. */
export interface SavedWaiting {
  guest: string;
  waiting: Readonly<Record<string, unknown>>;
}

/**
 * Returns what the last page has saved. Nothing in it is checked, because this runs before the code of schemas is there:
 * what is not of a name's present form gets another name.
 */
export function savedWaiting(name: string): Partial<SavedWaiting> | null {
  try {
    // The casts are safe: where nothing is stored, `null` is parsed as itself.
    return JSON.parse(deviceStorage.getItem(name) as string) as Partial<SavedWaiting> | null;
  } catch {
    return null;
  }
}
