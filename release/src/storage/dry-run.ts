import type { ReleaseStorage } from './storage';

/** A storage that says yes to everything, and keeps nothing of it. */
export function dryRun(storage: ReleaseStorage): ReleaseStorage {
  return {
    ...storage,
    create: async (key) => (await storage.read(key)) === undefined,
    replace: async () => {},
    publish: async ({ name, version }) =>
      (await storage.read(`${name}/${version}/release.json`)) === undefined,
    remove: async () => {},
    tidy: async () => {},
  };
}
