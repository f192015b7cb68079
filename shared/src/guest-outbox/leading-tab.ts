/**
 * Lets one tab send for all tabs of a guest. A browser without locks lets each tab send its own records; the
 * server recognises repeated ones.
 */
export function createLeadingTab(name: string, signal: AbortSignal) {
  const listeners = new Set<() => void>();
  // A page that is not secure has no locks.
  const hasLocks = Boolean(navigator.locks);
  let isLeading = !hasLocks;
  let release = () => {};

  function set(value: boolean): void {
    isLeading = value;
    listeners.forEach((listener) => listener());
  }

  if (hasLocks) {
    const untilReleased = () =>
      new Promise<void>((resolve) => {
        release = resolve;
        set(true);
      });
    // The request rejects when the signal is aborted, which is intended.
    navigator.locks.request(name, { signal }, untilReleased).catch(() => {});
  }
  signal.addEventListener('abort', () => {
    release();
    set(false);
  });

  return {
    canSend: () => isLeading,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
