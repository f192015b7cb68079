import { onTestFinished, vi } from 'vitest';

/**
 * Sets the globals of a page served over plain HTTP next to real sockets. There are no Web Locks, so there is
 * one tab.
 */
export function pageGlobals(origin: string): void {
  const storage = () => {
    const entries = new Map<string, string>();
    return {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
      clear: () => entries.clear(),
    };
  };
  const page = new EventTarget();
  const globals = {
    localStorage: storage(),
    sessionStorage: storage(),
    navigator: {},
    isSecureContext: false,
    location: { origin },
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    reportError: vi.fn(),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  onTestFinished(() => void vi.unstubAllGlobals());
}
