/**
 * Calls back as soon as the browser has nothing else to do, at the latest after this time. In a browser that cannot tell,
 * that is the next task. Returns a stop function.
 */
export function onIdle(callback: () => void, maxWaitMs: number): () => void {
  if ('requestIdleCallback' in globalThis) {
    const idle = requestIdleCallback(callback, { timeout: maxWaitMs });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(callback);
  return () => clearTimeout(timer);
}
