import { deviceStorage } from './device-storage';
import { storedEntries } from './stored-names';
import { UNSENT_RETENTION_MS } from './unsent-retention';

interface OldValues {
  /** Whether the name is that of a value of another guest, or of the same person at another hotel. */
  isOthers: (name: string) => boolean;
  /** The field of a value with the time at which it was written, in epoch milliseconds. */
  dateField: string;
  now: number;
  /** After this time nobody wants the values any more; without it, after 30 days. */
  lastsMs?: number;
}

/** Removes what others have left and nobody came back for in time. The rest waits for its owner and is never read here. */
export function clearOldValues({ isOthers, dateField, now, lastsMs = UNSENT_RETENTION_MS }: OldValues): void {
  for (const [name, text] of storedEntries(deviceStorage, isOthers))
    if (!(now - dateIn(text, dateField) < lastsMs)) deviceStorage.setItem(name, null);
}

function dateIn(text: string, dateField: string): number {
  try {
    return Number(Object(JSON.parse(text))[dateField]);
  } catch {
    return NaN;
  }
}
