declare global {
  /**
   * What the browser refused to store, by storage and name; `saved` is what the device held there at that moment. It
   * belongs to the page and not to this module, because the shell and each remote have a copy of the module.
   */
  var unsavedStorage: Map<string, { value: string | null; saved: string | null }> | undefined;
}

export type DeviceStorage = ReturnType<typeof guarded>;

/** For all tabs of this device, and for the next visit. */
export const deviceStorage = /* @__PURE__ */ guarded('localStorage');

/** Memory for what a storage that is full, forbidden or missing refuses; with the first of it the page says so, once. */
export function memoryOfPage() {
  if (!globalThis.unsavedStorage) console.warn('Storage is unavailable');
  return (globalThis.unsavedStorage ??= new Map());
}

/** The one door to the storage of the browser. Nothing here throws. */
export function guarded(kind: 'localStorage' | 'sessionStorage') {
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
    /** `null` removes the value. False if the change lasts only as long as the page. */
    setItem(name: string, value: string | null): boolean {
      try {
        if (value === null) globalThis[kind].removeItem(name);
        else globalThis[kind].setItem(name, value);
        globalThis.unsavedStorage?.delete(kind + name);
        return true;
      } catch {
        memoryOfPage().set(kind + name, { value, saved: saved(name) });
        return false;
      }
    },
  };
}
