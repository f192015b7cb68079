declare global {
  /**
   * The values that the browser refused to store, by storage and name; `saved` is what the device contained
   * there at that moment. The map belongs to the page and not to this module, because the shell and each
   * remote have a copy of the module.
   */
  var unsavedStorage: Map<string, { value: string | null; saved: string | null }> | undefined;
}

export type DeviceStorage = ReturnType<typeof createSafeStorage>;

/** Storage that all tabs of this device share and that lasts until the next visit. */
export const deviceStorage = /* @__PURE__ */ createSafeStorage('localStorage');

/**
 * Memory for values that a full, forbidden or missing storage refuses. The page warns once, with the first of
 * them.
 */
export function pageMemory() {
  if (!globalThis.unsavedStorage) console.warn('Storage is unavailable');
  return (globalThis.unsavedStorage ??= new Map());
}

/** The only access to the storage of the browser. It never throws. */
export function createSafeStorage(kind: 'localStorage' | 'sessionStorage') {
  function saved(name: string): string | null {
    try {
      return globalThis[kind].getItem(name);
    } catch {
      return null;
    }
  }
  return {
    getItem(name: string): string | null {
      const now = saved(name);
      const unsaved = globalThis.unsavedStorage?.get(kind + name);
      // Another tab may have stored a newer value in the meantime.
      return unsaved?.saved === now ? unsaved.value : now;
    },
    /** `null` removes the value. Returns false if the change lasts only as long as the page. */
    setItem(name: string, value: string | null): boolean {
      try {
        if (value === null) globalThis[kind].removeItem(name);
        else globalThis[kind].setItem(name, value);
        globalThis.unsavedStorage?.delete(kind + name);
        return true;
      } catch {
        pageMemory().set(kind + name, { value, saved: saved(name) });
        return false;
      }
    },
  };
}
