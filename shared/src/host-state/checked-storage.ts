import type { ZodMiniType } from '@guest/shared/contracts/core/zod';
import type { PersistStorage } from 'zustand/middleware';
import { untilItComes } from '../late-code/until-it-comes';

/**
 * Local storage for a store that persists. What is read back has to fit the schema, which is loaded only then;
 * a value that does not fit counts as none, and resets this part alone.
 */
export function checkedStorage<S>(load: () => Promise<ZodMiniType<S>>): PersistStorage<S> {
  return {
    async getItem(name) {
      if (!parsed(localStorage.getItem(name))) return null;
      // Without it nobody would ever know who is there.
      const schema = await untilItComes(load);
      // Read anew: what has been saved in the meantime counts.
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
    // Not even JSON: somebody else's value under our name.
    return undefined;
  }
}
