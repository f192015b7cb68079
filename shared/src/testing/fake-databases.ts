import * as fakes from 'fake-indexeddb';
import { beforeEach, vi } from 'vitest';

/** Gives each test of the file a device with empty databases; other test files have none. */
export function installFakeDatabases(): void {
  const { default: _shared, indexedDB: _same, forceCloseDatabase: _force, ...classes } = fakes;
  // The classes stay defined, because requests that outlive the tests check the type of their result.
  Object.assign(globalThis, classes);
  beforeEach(() => void vi.stubGlobal('indexedDB', new fakes.IDBFactory()));
}
