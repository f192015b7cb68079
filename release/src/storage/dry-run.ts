import type { ReleaseStorage } from './storage';

/** Wraps a storage so that writes succeed without storing anything. */
export function dryRun(storage: ReleaseStorage): ReleaseStorage {
  return {
    ...storage,
    create: async (key) => (await storage.read(key)) === undefined,
    replace: async () => {},
    publish: async ({ name, version }) =>
      (await storage.read(`${name}/${version}/release.json`)) === undefined,
    share: async () => {},
    removeShared: async () => {},
    remove: async () => {},
    tidy: async () => {},
  };
}
