import * as fakes from 'fake-indexeddb';
import { beforeEach, vi } from 'vitest';

/** Each test of the file has a device with databases, none of which is there yet; the next file has one without. */
export function deviceWithDatabases(): void {
  const { default: _shared, indexedDB: _same, forceCloseDatabase: _force, ...classes } = fakes;
  // They stay: what is still under way when the file is over asks of what kind its answer is.
  Object.assign(globalThis, classes);
  beforeEach(() => void vi.stubGlobal('indexedDB', new fakes.IDBFactory()));
}
