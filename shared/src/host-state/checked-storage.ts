import type { ZodMiniType } from '@guest/shared/contracts/core/zod';
import type { PersistStorage } from 'zustand/middleware';
import { untilItComes } from '../late-code/until-it-comes';

/**
 * Local storage for persisted stores. Saved values are validated with a lazy schema; an invalid value is
 * ignored and resets only its own store.
 */
export function checkedStorage<S>(load: () => Promise<ZodMiniType<S>>): PersistStorage<S> {
  return {
    async getItem(name) {
      if (!parsed(localStorage.getItem(name))) return null;
      // Loading is retried, because without the schema no session could ever be restored.
      const schema = await untilItComes(load);
      // The value is read again, because it may have changed while the schema was loading.
      const saved = parsed(localStorage.getItem(name));
      if (!saved) return null;
      const { success, data } = schema.safeParse(saved.state);
      return success ? { state: data, version: saved.version } : null;
    },
    setItem: (name, value) => localStorage.setItem(name, JSON.stringify(value)),
    removeItem: (name) => localStorage.removeItem(name),
  };
}

function parsed(text: string | null): { state?: unknown; version?: number } | undefined {
  try {
    const value: unknown = text === null ? undefined : JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    // Other code stored something that is not JSON under this key.
    return undefined;
  }
}
