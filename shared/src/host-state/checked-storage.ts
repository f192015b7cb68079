import type { ZodMiniType } from '@guest/shared/contracts/zod';
import type { PersistStorage } from 'zustand/middleware';
import { retryImport } from '../lazy/retry-import';
import { deviceStorage } from '../storage/device-storage';

/**
 * The device's storage for a store that persists. What is read back has to fit the schema, which is loaded only then;
 * a value that does not fit counts as none, and resets this part alone.
 */
export function checkedStorage<S>(load: () => Promise<ZodMiniType<S>>): PersistStorage<S> {
  return {
    async getItem(name) {
      if (!parseSaved(deviceStorage.getItem(name))) return null;
      // Loading is retried, because without the schema no session could ever be restored.
      const schema = await retryImport(load);
      // The value is read again, because it may have changed while the schema was loading.
      const saved = parseSaved(deviceStorage.getItem(name));
      if (!saved) return null;
      const { success, data } = schema.safeParse(saved.state);
      return success ? { state: data, version: saved.version } : null;
    },
    setItem: (name, value) => void deviceStorage.setItem(name, JSON.stringify(value)),
    removeItem: (name) => void deviceStorage.setItem(name, null),
  };
}

function parseSaved(text: string | null): { state?: unknown; version?: number } | undefined {
  try {
    const value: unknown = text === null ? undefined : JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    // Other code stored something that is not JSON under this key.
    return undefined;
  }
}
